import type { PictureUpload } from '#machines/rules/pictures.ts';
import { ProblemError } from '#machines/model/problem.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import { grantUpload, sendPicture, type UploadGrant } from '../data/picture.data.ts';
import { pickedFile } from '../storage/pickedFiles.ts';
import type { Gateway } from './adapt.ts';

/** The longest side that a picture is sent with, in pixels. */
const longestSide = 1600;

/** A picture small enough to send quickly. @throws ProblemError FILE_TYPE where this browser cannot read it as a picture */
const shrink = async (file: File): Promise<Blob> => {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ProblemError({ code: 'FILE_TYPE', at: 0 });
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new ProblemError({ code: 'FILE_TYPE', at: 0 });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
};

/** Uploads picked files for one purpose, several with one leave to upload. */
export const createUploader = ({ now }: Gateway, purpose: 'review' | 'refund' | 'avatar' | 'chat') => {
  let grant: UploadGrant | null = null;
  return async (execute: Execute, { id, key }: PictureUpload, options: RequestOptions): Promise<{ url: string }> => {
    const file = pickedFile(id);
    if (!file) throw new ProblemError({ code: 'UPLOAD_TOKEN_EXPIRED', at: 0 });
    const picture = await shrink(file);
    if (grant === null || grant.left === 0 || grant.until < now() + 60_000) grant = await grantUpload(execute, { purpose }, options);
    grant = { ...grant, left: grant.left - 1 };
    return sendPicture(grant, { key, picture }, options.signal);
  };
};

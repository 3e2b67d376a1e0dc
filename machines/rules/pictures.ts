import type { ProblemCode } from '../model/problem.ts';

/** So many pictures may go with one review (spec 5), one request for a refund, or one claim. */
export const mostPictures = 5;

/** A picture of this device: `url` once the mall has it, `problem` where it did not take it. `id` is unique within its form. */
export type AttachedPicture = { id: string; url: string | null; problem: ProblemCode | null };

/** A picture on its way; sent twice under one key it is one picture (contract W2). */
export type PictureUpload = { id: string; key: string };

/** Pictures with further ones, each once and no more than may go along. */
export const withPictures = (pictures: readonly AttachedPicture[], ids: readonly string[]): AttachedPicture[] =>
  [
    ...pictures,
    ...ids
      .filter((id, at) => ids.indexOf(id) === at && !pictures.some((known) => known.id === id))
      .map((id) => ({ id, url: null, problem: null })),
  ].slice(0, mostPictures);

/** Pictures with another word on one of them. */
export const withPicture = (pictures: readonly AttachedPicture[], id: string, change: Partial<AttachedPicture>): AttachedPicture[] =>
  pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));

/** The picture to send next; null where none waits. */
export const waitingPicture = (pictures: readonly AttachedPicture[]): AttachedPicture | null =>
  pictures.find(({ url, problem }) => url === null && problem === null) ?? null;

/** Whether a picture is still on its way to the mall, or was not taken. */
export const isUnsent = ({ url }: AttachedPicture): boolean => url === null;

/** Where the mall keeps those that it has. */
export const urlsOf = (pictures: readonly AttachedPicture[]): string[] => pictures.flatMap(({ url }) => url ?? []);

/** What a file of the shopper's device is called: the same file is the same picture. */
export const pictureId = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string => {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return `${hash.toString(36)}-${size}-${lastModified}`;
};

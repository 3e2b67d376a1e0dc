import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { redraw, resize, type Format } from './image.ts';
import { isPrivate, uploadFiles, uploadTokens, type Purpose } from './upload.tables.ts';

/** What one upload may weigh, in bytes (contract W1). */
export const MAX_BYTES = 5_242_880;
const LIFE_MS = 15 * 60_000;
const maxFiles: Record<Purpose, number> = { review: 5, avatar: 1, refund: 5, chat: 9 };

type FileRow = typeof uploadFiles.$inferSelect;

/** Leave to upload some pictures for one purpose within 15 minutes (W1). Keys must begin with `dir`. */
export async function grantUpload(context: MallContext, db: Db, userId: string, purpose: Purpose) {
  const token = context.random.text(40);
  const dir = `${purpose}-${context.random.text(16)}-`;
  const expiresAt = context.clock.now() + LIFE_MS;
  await db.insert(uploadTokens).values({ token, userId, purpose, dir, filesLeft: maxFiles[purpose], expiresAt });
  return { token, dir, expiration: context.clock.iso(expiresAt), maxFiles: maxFiles[purpose] };
}

const shown = (file: FileRow) => ({
  url: `/oss/${file.key}`,
  key: file.key,
  width: file.width,
  height: file.height,
  size: file.size,
  type: file.type,
});

/**
 * The contract's `UploadedFile`. The same key again answers the same file and takes no further place. @throws Refusal UPLOAD_TOKEN_EXPIRED,
 * TOO_MANY_IMAGES, VALIDATION, FILE_TOO_LARGE, FILE_TYPE
 */
export async function keepUpload(context: MallContext, db: Db, upload: { token: string; key: string; bytes: Uint8Array }) {
  const grant = await grantOf(context, db, upload.token);
  const name = upload.key.startsWith(grant.dir) ? upload.key.slice(grant.dir.length) : '';
  if (!/^[0-9A-Za-z_][0-9A-Za-z._-]{0,79}$/.test(name)) throw refuse('VALIDATION', { fields: [{ field: 'key', code: 'INVALID' }] });
  const key = `${grant.dir}${name.replace(/\.[0-9A-Za-z]{1,5}$/, '')}.webp`;
  const [known] = await db.select().from(uploadFiles).where(eq(uploadFiles.key, key));
  if (known) return shown(known);
  if (grant.filesLeft === 0) throw refuseMore(grant.purpose);
  if (upload.bytes.byteLength > MAX_BYTES) throw refuse('FILE_TOO_LARGE');
  const image = await redraw(upload.bytes);
  await store(context, key, image.bytes);
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(uploadTokens)
      .set({ filesLeft: sql`${uploadTokens.filesLeft} - 1` })
      .where(and(eq(uploadTokens.token, upload.token), gt(uploadTokens.filesLeft, 0)))
      .returning();
    if (taken.length === 0) throw refuseMore(grant.purpose);
    const [file] = await tx
      .insert(uploadFiles)
      .values({
        key,
        userId: grant.userId,
        purpose: grant.purpose,
        isPrivate: isPrivate(grant.purpose),
        width: image.width,
        height: image.height,
        size: image.bytes.byteLength,
        type: 'image/webp',
        at: context.clock.now(),
      })
      .onConflictDoUpdate({ target: uploadFiles.key, set: { at: sql`${uploadFiles.at}` } })
      .returning();
    if (!file) throw new Error('an upload was not written');
    return shown(file);
  });
}

/** Whether these addresses are all pictures that a shopper uploaded for a purpose. */
export async function ownsUploads(db: Db, userId: string, purpose: Purpose, addresses: readonly string[]): Promise<boolean> {
  const keys = [...new Set(addresses)].map((address) => address.slice('/oss/'.length));
  const own = await db
    .select({ key: uploadFiles.key })
    .from(uploadFiles)
    .where(and(eq(uploadFiles.userId, userId), eq(uploadFiles.purpose, purpose), inArray(uploadFiles.key, keys)));
  return own.length === keys.length;
}

const refuseMore = (purpose: Purpose) => refuse(maxFiles[purpose] === 5 ? 'TOO_MANY_IMAGES' : 'UPLOAD_TOKEN_EXPIRED');

async function grantOf(context: MallContext, db: Db, token: string) {
  const [grant] = await db
    .select()
    .from(uploadTokens)
    .where(and(eq(uploadTokens.token, token), gt(uploadTokens.expiresAt, context.clock.now())));
  if (!grant) throw refuse('UPLOAD_TOKEN_EXPIRED');
  return grant;
}

const folderOf = (context: MallContext): string => join(context.config.dataDir, 'oss', 'uploads');

/** Writes beside its place and moves it in, so that nobody reads half a picture. */
async function store(context: MallContext, name: string, bytes: Buffer): Promise<void> {
  const folder = folderOf(context);
  const half = join(folder, `${name}.${context.random.text(8)}.half`);
  await mkdir(folder, { recursive: true });
  await writeFile(half, bytes);
  await rename(half, join(folder, name));
}

const steps = [80, 160, 320, 640, 1280, 2048];
const stepOf = (size: number | undefined): number | undefined =>
  size === undefined ? undefined : (steps.find((step) => step >= size) ?? 2048);

/**
 * An uploaded picture in the size (rounded up to a step) and format asked for (W3).
 * @throws Refusal NOT_FOUND, also for a private picture of somebody else
 */
export async function readUpload(
  context: MallContext,
  db: Db,
  userId: string | null,
  key: string,
  param: { w?: number | undefined; h?: number | undefined; fmt?: Format | undefined },
) {
  const [file] = await db.select().from(uploadFiles).where(eq(uploadFiles.key, key));
  if (!file || (file.isPrivate && file.userId !== userId)) throw refuse('NOT_FOUND');
  const [width, height, format] = [stepOf(param.w), stepOf(param.h), param.fmt ?? 'webp'];
  const isOriginal = width === undefined && height === undefined && format === 'webp';
  const name = isOriginal ? key : `${key}.${width ?? 0}x${height ?? 0}.${format}`;
  const drawn = await readKept(context, name);
  if (drawn) return { bytes: drawn, format, isPrivate: file.isPrivate };
  const original = await readKept(context, key);
  if (!original) throw refuse('NOT_FOUND');
  const bytes = await resize(original, { width, height, format });
  await store(context, name, bytes);
  return { bytes, format, isPrivate: file.isPrivate };
}

/**
 * Removes what a shopper uploaded, also in the sizes that were drawn of it. The pictures of his reviews stay and are nobody's.
 */
export async function forgetUploads(context: MallContext, db: Db, userId: string): Promise<void> {
  await db.execute(sql`update upload_file set user_id = '' where user_id = ${userId} and exists (select 1 from reviews
    where reviews.user_id = ${userId} and '/oss/' || upload_file.key = any(reviews.pics || reviews.append_pics))`);
  const gone = await db.delete(uploadFiles).where(eq(uploadFiles.userId, userId)).returning({ key: uploadFiles.key });
  if (gone.length === 0) return;
  const folder = folderOf(context);
  const names = await readdir(folder);
  const drawn = names.filter((name) => gone.some(({ key }) => name.startsWith(key)));
  await Promise.all(drawn.map((name) => rm(join(folder, name), { force: true })));
}

const readKept = (context: MallContext, name: string): Promise<Buffer | null> => readFile(join(folderOf(context), name)).catch(() => null);

import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { refuse } from '../refusal.ts';
import { int, ts, url, z } from '../shapes.ts';
import { formats } from './image.ts';
import { grantUpload, keepUpload, MAX_BYTES, readUpload } from './upload.ts';
import { purposes } from './upload.tables.ts';

/** The file and what a form wraps around it. */
const MAX_FORM_BYTES = MAX_BYTES + 65_536;
const accept = ['image/jpeg', 'image/png', 'image/webp'];
const side = z.coerce.number().int().min(1).max(4096).optional();

/** A multipart body of bounded size, however it is sent. @throws Refusal FILE_TOO_LARGE, VALIDATION (415 when it is no form) */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refuse('VALIDATION', { status: 415 });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) throw refuse('FILE_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MAX_FORM_BYTES) {
      await reader?.cancel();
      throw refuse('FILE_TOO_LARGE');
    }
    chunks.push(read.value);
  }
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  } catch {
    throw refuse('VALIDATION');
  }
}

const doors = [
  door({
    id: 'W1', writes: true, operationId: 'uploadToken', method: 'get', path: '/p/oss/securityToken', summary: 'Leave to upload pictures for one purpose', who: 'user',
    query: z.object({ purpose: z.enum(purposes).default('review') }),
    answer: z.object({
      uploadUrl: url, method: z.literal('POST'), token: z.string(), dir: z.string(), expiration: ts, maxSize: int, accept: z.array(z.string()), maxFiles: int, host: url,
    }).openapi('SecurityToken'),
    async handler({ house, db, user, query }) {
      const grant = await grantUpload(house, db, user.userId, query.purpose);
      return { uploadUrl: '/oss/upload', method: 'POST' as const, ...grant, maxSize: MAX_BYTES, accept, host: '/oss/' };
    },
  }),
  door({
    id: 'W2', operationId: 'uploadFile', method: 'post', path: '/oss/upload', summary: 'Uploads one picture with the token of W1; it is drawn anew without metadata', who: 'guest', transaction: false,
    form: z.object({ token: z.string(), key: z.string(), file: z.string().openapi({ format: 'binary' }) }),
    answer: z.object({ url, key: z.string(), width: int, height: int, size: int, type: z.string() }).openapi('UploadedFile'), refusals: ['UPLOAD_TOKEN_EXPIRED', 'TOO_MANY_IMAGES', 'FILE_TOO_LARGE', 'FILE_TYPE'],
    async handler({ house, db, request }) {
      const form = await readForm(request);
      const [token, key, file] = [form.get('token'), form.get('key'), form.get('file')];
      if (typeof token !== 'string' || typeof key !== 'string' || !(file instanceof Blob)) throw refuse('VALIDATION', { fields: [{ field: 'file', code: 'REQUIRED' }] });
      return keepUpload(house, db, { token, key, bytes: new Uint8Array(await file.arrayBuffer()) });
    },
  }),
  door({
    id: 'W3', operationId: 'file', method: 'get', path: '/oss/{key}', summary: 'An uploaded picture; private ones for their owner only', who: 'guest',
    params: z.object({ key: z.string().regex(/^[0-9A-Za-z._-]{1,140}$/) }), query: z.object({ w: side, h: side, fmt: z.enum(formats).optional() }), answer: z.string(), answerType: 'image/*',
    async handler({ house, db, user, params, query }) {
      const picture = await readUpload(house, db, user?.userId ?? null, params.key, query);
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          'content-type': `image/${picture.format}`, 'cache-control': picture.isPrivate ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'", 'content-disposition': 'inline',
        },
      });
    },
  }),
];

/** Pictures that shoppers upload (contract W). */
export const uploadNoun: Noun = { name: 'upload', doors };

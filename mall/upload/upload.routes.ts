import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { byAddress, byShopper } from '../platform/http/rateLimit.ts';
import { refuse } from '../platform/http/refusal.ts';
import { int, ts, url, z } from '../platform/http/schemas.ts';
import { formats } from './image.ts';
import { grantUpload, keepUpload, MAX_BYTES, readUpload } from './upload.ts';
import { purposes } from './upload.tables.ts';

const accept = ['image/jpeg', 'image/png', 'image/webp'];
const side = z.coerce.number().int().min(1).max(4096).optional();

const routes = [
  route({
    id: 'W1',
    writes: true,
    operationId: 'uploadToken',
    method: 'get',
    path: '/p/oss/securityToken',
    summary: 'Leave to upload pictures for one purpose',
    who: 'user',
    limits: [byShopper('uploadByShopper')],
    query: z.object({ purpose: z.enum(purposes).default('review') }),
    answer: z
      .object({
        uploadUrl: url,
        method: z.literal('POST'),
        token: z.string(),
        dir: z.string(),
        expiration: ts,
        maxSize: int,
        accept: z.array(z.string()),
        maxFiles: int,
        host: url,
      })
      .openapi('SecurityToken'),
    async handler({ context, db, user, query }) {
      const grant = await grantUpload(context, db, user.userId, query.purpose);
      return { uploadUrl: '/oss/upload', method: 'POST' as const, ...grant, maxSize: MAX_BYTES, accept, host: '/oss/' };
    },
  }),
  route({
    id: 'W2',
    operationId: 'uploadFile',
    gateway: 'hidden',
    method: 'post',
    path: '/oss/upload',
    summary: 'Uploads one picture with the token of W1; it is drawn anew without metadata',
    who: 'guest',
    transaction: false,
    limits: [byAddress('uploadByAddress')],
    form: z.object({ token: z.string(), key: z.string(), file: z.string().openapi({ format: 'binary' }) }),
    answer: z.object({ url, key: z.string(), width: int, height: int, size: int, type: z.string() }).openapi('UploadedFile'),
    refusals: ['UPLOAD_TOKEN_EXPIRED', 'TOO_MANY_IMAGES', 'FILE_TOO_LARGE', 'FILE_TYPE'],
    async handler({ context, db, form }) {
      const [token, key, file] = [form.get('token'), form.get('key'), form.get('file')];
      if (typeof token !== 'string' || typeof key !== 'string' || !(file instanceof Blob))
        throw refuse('VALIDATION', { fields: [{ field: 'file', code: 'REQUIRED' }] });
      return keepUpload(context, db, { token, key, bytes: new Uint8Array(await file.arrayBuffer()) });
    },
  }),
  route({
    id: 'W3',
    operationId: 'file',
    gateway: 'hidden',
    method: 'get',
    path: '/oss/{key}',
    summary: 'An uploaded picture; private ones for their owner only',
    who: 'guest',
    params: z.object({ key: z.string().regex(/^[0-9A-Za-z._-]{1,140}$/) }),
    query: z.object({ w: side, h: side, fmt: z.enum(formats).optional() }),
    answer: z.string(),
    answerType: 'image/*',
    async handler({ context, db, user, params, query }) {
      const picture = await readUpload(context, db, user?.userId ?? null, params.key, query);
      return new Response(new Uint8Array(picture.bytes), {
        headers: {
          'content-type': `image/${picture.format}`,
          'cache-control': picture.isPrivate ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
          'content-disposition': 'inline',
        },
      });
    },
  }),
];

/** Pictures that shoppers upload (contract W). */
export const uploadModule: Module = { name: 'upload', routes };

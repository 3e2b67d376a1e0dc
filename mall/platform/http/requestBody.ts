import { BODY_BYTES, UPLOAD_BYTES } from './httpServer.ts';
import { refuse } from './refusal.ts';

/**
 * A body counted while it comes and let go of beyond `most` bytes.
 * @throws Refusal 413: FILE_TOO_LARGE for an upload, else VALIDATION
 */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = () => (most === UPLOAD_BYTES ? refuse('FILE_TOO_LARGE') : refuse('VALIDATION', { status: 413 }));
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

/** A request's text as it was sent. @throws Refusal VALIDATION: 413 too large, 400 no UTF-8 */
export async function readText(request: Request, most = BODY_BYTES): Promise<string> {
  const bytes = await readBytes(request, most);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('VALIDATION');
  }
}

/**
 * A request's JSON body.
 * @throws Refusal VALIDATION: 413 too large, 415 not JSON by its content type, 400 not JSON by its text
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await readText(request);
  if (text === '') return undefined;
  if (type !== '' && type !== 'application/json' && !type.endsWith('+json')) throw refuse('VALIDATION', { status: 415 });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('VALIDATION');
  }
}

/** A multipart body. @throws Refusal FILE_TOO_LARGE; VALIDATION (415 when it is no form) */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refuse('VALIDATION', { status: 415 });
  const bytes = await readBytes(request, UPLOAD_BYTES);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw refuse('VALIDATION');
  }
}

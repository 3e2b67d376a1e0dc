import { refuse } from './refusal.ts';

const MAX_BYTES = 262_144;

/**
 * A request's JSON body, at most 256 kB.
 * @throws Refusal VALIDATION: 413 too large, 415 not JSON by its content type, 400 not JSON by its text
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw refuse('VALIDATION', { status: 413 });
  const text = await readText(request);
  if (text === '') return undefined;
  if (type !== '' && type !== 'application/json' && !type.endsWith('+json')) throw refuse('VALIDATION', { status: 415 });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('VALIDATION');
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw refuse('VALIDATION', { status: 413 });
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (failed) {
    if (failed instanceof TypeError) throw refuse('VALIDATION');
    throw failed;
  }
}

import { ProblemError } from '#machines/model/problem.ts';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import { networkProblemOf, type Execute, type RequestOptions } from './gateway.ts';
import type { UploadTokenPurpose } from './gql/graphql.ts';
import { graphql } from './gql/gql.ts';

const ReadUploadToken = graphql(`
  query ReadUploadToken($purpose: UploadTokenPurpose!) {
    uploadToken(purpose: $purpose) {
      token
      dir
      expiration
      maxFiles
    }
  }
`);
/** Leave to upload some pictures for one purpose; `left` more until `until`, in milliseconds since 1970. */
export type UploadGrant = { token: string; dir: string; until: number; left: number };

/** Asks for leave to upload (contract W1). */
export const grantUpload = async (
  execute: Execute,
  input: { purpose: UploadTokenPurpose },
  options?: RequestOptions,
): Promise<UploadGrant> => {
  const { token, dir, expiration, maxFiles } = (await execute(ReadUploadToken, input, options)).uploadToken;
  return { token, dir, until: Date.parse(expiration), left: maxFiles };
};

/**
 * Uploads one picture; the same key with the same leave is the same picture (contract W2).
 * @throws ProblemError where it was not taken, or nobody answered
 */
export const sendPicture = async (
  { token, dir }: UploadGrant,
  { key, picture }: { key: string; picture: Blob },
  signal?: AbortSignal,
): Promise<{ url: string }> => {
  const form = new FormData();
  form.set('token', token);
  form.set('key', `${dir}${key}.jpg`);
  form.set('file', picture);
  const answered = await fetch('/oss/upload', { method: 'POST', body: form, ...(signal ? { signal } : {}) }).catch((failed: unknown) => {
    throw new ProblemError({ code: networkProblemOf(failed, false), at: 0 });
  });
  const answer = (await answered.json().catch(() => ({}))) as { url?: string; code?: RefusalCode };
  if (answer.url === undefined) throw new ProblemError({ code: answer.code ?? 'BROKEN_ANSWER', at: 0 });
  return { url: answer.url };
};

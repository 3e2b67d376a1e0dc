import { createHash } from 'node:crypto';
import { signInProviders } from '#machines/model/signIn.ts';
import type { RequestVisitor } from './requestVisitor.ts';

const prefix = '/_signin/';
const stateForm = /^[\w-]{16,64}$/;

/** Whether a request wants to be sent to somebody who says who its shopper is. */
export const isSignIn = (pathname: string): boolean => pathname.startsWith(prefix);

/**
 * Sends a browser to an identity provider (contract B4, B5). What comes back is good for this browser alone: the nonce is the hash of its
 * name, which no script reads. `shop`: the shop's own address; `issuers`: where the providers are, null where there are none.
 */
export const sendToProvider = (request: Request, { session, locale }: RequestVisitor, shop: string, issuers: string | null): Response => {
  const { pathname, searchParams } = new URL(request.url);
  const provider = signInProviders.find((each) => pathname === `${prefix}${each}`);
  const state = searchParams.get('state') ?? '';
  if (!provider || !stateForm.test(state)) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const back = `${shop}/SignIn/${provider}`;
  const input = new URLSearchParams({
    client_id: 'serendib',
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: back,
    nonce: createHash('sha256').update(session.device).digest('base64url'),
    state,
    lang: locale,
  });
  const location =
    issuers === null
      ? `${back}#${new URLSearchParams({ error: 'unavailable', state })}`
      : `${issuers}/identity/${provider}/authorize?${input}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'set-cookie': session.deviceCookie() } });
};

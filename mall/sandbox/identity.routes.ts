import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { localeOf } from './fields.words.ts';
import { read } from './http.ts';
import { providers, type Issuer, type Provider } from './identity.ts';
import { authorizePage, people } from './pages/authorize.page.ts';

const tokenRequest = z.object({
  sub: z.string().min(1).max(100).default('sandbox-shopper'),
  email: z.email().optional(),
  name: z.string().max(100).optional(),
  picture: z.url().optional(),
  nonce: z.string().max(200).optional(),
  aud: z.string().max(100).default('serendib'),
  ttl: z.int().min(-86_400).max(86_400).default(300),
});

/** What a shop asks an issuer with: OpenID Connect's implicit flow, the answer behind the `#` of `redirect_uri`. */
const authorization = z.object({
  client_id: z.literal('serendib'),
  response_type: z.literal('id_token'),
  redirect_uri: z.url(),
  nonce: z.string().min(1).max(200),
  state: z.string().min(1).max(200),
});

const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', partner: 'iCan' };

const providerOf = (name: string): Provider | null => providers.find((provider) => provider === name) ?? null;

/** The sandbox's identity providers: keys, discovery, a token for whoever is named, and the page that asks who one is. */
export const identityRoutes = (issuer: Issuer, shopOrigins: readonly string[]) => {
  const app = new Hono();
  app.get('/identity/:provider/jwks.json', async (context) =>
    providerOf(context.req.param('provider')) ? context.json(await issuer.keySet()) : context.notFound(),
  );
  app.get('/identity/:provider/.well-known/openid-configuration', (context) => {
    const provider = providerOf(context.req.param('provider'));
    if (!provider) return context.notFound();
    const iss = issuer.issuerOf(provider);
    return context.json({
      issuer: iss,
      jwks_uri: `${iss}/jwks.json`,
      authorization_endpoint: `${iss}/authorize`,
      token_endpoint: `${iss}/token`,
      id_token_signing_alg_values_supported: ['ES256'],
      subject_types_supported: ['public'],
      response_types_supported: ['id_token'],
    });
  });
  app.post('/identity/:provider/token', async (context) => {
    const provider = providerOf(context.req.param('provider'));
    if (!provider) return context.notFound();
    const { aud, ttl, ...person } = await read(context, tokenRequest);
    const idToken = await issuer.idToken(provider, person, aud, ttl);
    return context.json({ idToken, accessToken: idToken });
  });

  /** What is asked, where it is asked rightly, for a shop that is known. */
  const authorizationOf = (context: Context): (z.output<typeof authorization> & { provider: Provider }) | null => {
    const provider = providerOf(context.req.param('provider') ?? '');
    const parsed = authorization.safeParse(context.req.query());
    if (!provider || !parsed.success || !shopOrigins.includes(new URL(parsed.data.redirect_uri).origin)) return null;
    return { provider, ...parsed.data };
  };
  app.get('/identity/:provider/authorize', (context) => {
    const input = authorizationOf(context);
    if (!input) return context.text('This is no question of a shop that is known here.', 400);
    const { searchParams } = new URL(context.req.url);
    const answerOf = (sub: string | null): string => {
      const query = new URLSearchParams(searchParams);
      if (sub !== null) query.set('sub', sub);
      return `/identity/${input.provider}/answer?${query}`;
    };
    context.header('cache-control', 'no-store');
    return context.html(authorizePage({ provider: names[input.provider], locale: localeOf(context.req.query('lang')), answerOf }));
  });
  app.get('/identity/:provider/answer', async (context) => {
    const input = authorizationOf(context);
    if (!input) return context.text('This is no question of a shop that is known here.', 400);
    const { provider, state, nonce, redirect_uri: back, client_id: aud } = input;
    const person = people.find(({ sub }) => sub === context.req.query('sub'));
    const answer: Record<string, string> = person
      ? { id_token: await issuer.idToken(provider, { ...person, nonce }, aud, 300) }
      : { error: 'access_denied' };
    context.header('cache-control', 'no-store');
    return context.redirect(`${back}#${new URLSearchParams({ ...answer, state })}`, 303);
  });
  return app;
};

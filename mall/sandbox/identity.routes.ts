import { Hono } from 'hono';
import { z } from 'zod';
import { read } from './http.ts';
import { providers, type Issuer, type Provider } from './identity.ts';

const tokenQuestion = z.object({
  sub: z.string().min(1).max(100).default('sandbox-shopper'),
  email: z.email().optional(),
  name: z.string().max(100).optional(),
  picture: z.url().optional(),
  nonce: z.string().max(200).optional(),
  aud: z.string().max(100).default('serendib'),
  ttl: z.int().min(-86_400).max(86_400).default(300),
});

const providerOf = (name: string): Provider | null => providers.find((provider) => provider === name) ?? null;

/** The sandbox's identity providers: keys, discovery, and a token for whoever is named. */
export const identityRoutes = (issuer: Issuer) => {
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
      token_endpoint: `${iss}/token`,
      id_token_signing_alg_values_supported: ['ES256'],
      subject_types_supported: ['public'],
      response_types_supported: ['id_token'],
    });
  });
  app.post('/identity/:provider/token', async (context) => {
    const provider = providerOf(context.req.param('provider'));
    if (!provider) return context.notFound();
    const { aud, ttl, ...person } = await read(context, tokenQuestion);
    const idToken = await issuer.idToken(provider, person, aud, ttl);
    return context.json({ idToken, accessToken: idToken });
  });
  return app;
};

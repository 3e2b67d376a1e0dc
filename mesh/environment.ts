import { z } from 'zod';

/** What the house is told from outside (architecture 10), checked once at the start. */
export type Environment = {
  port: number;
  opsPort: number;
  vaultPort: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  mallUrl: string | null;
  geoUrl: string | null;
  secret: string | null;
  brand: string;
  /** Demo catalogue and accounts, sandbox, simulation plane. */
  demo: boolean;
  /** Served by vite, with GraphiQL and documents of any text. */
  development: boolean;
};

/** A wrong environment: its message is one sentence per mistake. */
export class EnvironmentMistake extends Error {}

const port = (usual: number) =>
  z.string().optional().transform((text, context) => {
    if (text === undefined) return usual;
    const number = Number(text);
    if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
    context.addIssue(`is "${text}", but must be a port from 1 to 65535`);
    return z.NEVER;
  });

const address = (...protocols: string[]) =>
  z.string().optional().transform((text, context) => {
    if (text === undefined) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    context.addIssue(`is "${text}", but must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return z.NEVER;
  });

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional();

const told = z.object({
  PORT: port(3000),
  OPS_PORT: port(3001),
  VAULT_PORT: port(3002),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.mall'),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  MALL_URL: address('http:', 'https:'),
  GEO_URL: address('http:', 'https:'),
  SMTP_URL: address('smtp:', 'smtps:'),
  SMS_URL: address('http:', 'https:'),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  BRAND: z.string().min(1).default('Serendib'),
  DEMO: flag,
});

/** Reads and checks the variables; an empty one counts as unset. Throws `EnvironmentMistake`. */
export const readEnvironment = (variables: Record<string, string | undefined>, development = false): Environment => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const read = told.safeParse(set);
  if (!read.success) throw new EnvironmentMistake(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  const { data } = read;
  const own = data.DATABASE_URL === null && data.MALL_URL === null;
  const demo = data.DEMO === undefined ? own : data.DEMO === '1';
  if (data.SECRET === undefined && !demo && data.MALL_URL === null) throw new EnvironmentMistake('SECRET must be set when DEMO is off: tokens are signed with it.');
  const ports = demo ? [data.PORT, data.OPS_PORT, data.VAULT_PORT] : [data.PORT];
  if (new Set(ports).size < ports.length) throw new EnvironmentMistake('PORT, OPS_PORT and VAULT_PORT must differ.');
  return {
    port: data.PORT, opsPort: data.OPS_PORT, vaultPort: data.VAULT_PORT, host: data.HOST, dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL, mallUrl: data.MALL_URL, geoUrl: data.GEO_URL, secret: data.SECRET ?? null, brand: data.BRAND, demo, development,
  };
};

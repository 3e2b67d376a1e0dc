import { isDemo, mallRules, readVariables, type Rule } from '#mall/platform/environment.ts';

/** What the shop is told from outside (architecture 10), checked once at the start. */
export type Environment = {
  port: number;
  opsPort: number;
  vaultPort: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  mallUrl: string | null;
  /** Where shoppers reach the shop, without a path; null: where each request says. Only an `https:` one makes cookies secure. */
  publicUrl: string | null;
  vaultUrl: string | null;
  geoUrl: string | null;
  secret: string | null;
  brand: string;
  /** How many proxies stand before us: their entries of `X-Forwarded-For` are believed. */
  trustProxy: number;
  /** Demo catalogue and accounts, sandbox, simulation plane. */
  demo: boolean;
  /** Served by vite, with GraphiQL and documents of any text. */
  development: boolean;
};

const differentPorts: Rule = {
  names: ['PORT', 'OPS_PORT', 'VAULT_PORT', 'DEMO', 'DATABASE_URL', 'MALL_URL'],
  about: 'PORT',
  expected: 'another port than OPS_PORT and VAULT_PORT, which differ as well',
  isBroken: (read) => isDemo(read) && new Set([read.PORT, read.OPS_PORT, read.VAULT_PORT]).size < 3,
};

/** The shop's part of the environment. @throws EnvironmentError with one sentence per mistake */
export const readEnvironment = ({
  development = false,
  given,
}: { development?: boolean; given?: Record<string, string | undefined> } = {}): Environment => {
  const read = readVariables(given, [...mallRules, differentPorts]);
  return {
    port: read.PORT,
    opsPort: read.OPS_PORT,
    vaultPort: read.VAULT_PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    mallUrl: read.MALL_URL,
    publicUrl: read.PUBLIC_URL,
    vaultUrl: read.VAULT_URL,
    geoUrl: read.GEO_URL,
    secret: read.SECRET,
    brand: read.BRAND,
    trustProxy: read.TRUST_PROXY,
    demo: isDemo(read),
    development,
  };
};

/** Everything the mall may be told from outside. */
export type MallConfig = {
  demo: boolean;
  /** Seeds ids, codes, tokens and the catalogue; only in the demo. */
  seed: string;
  /** Keys between mall and sandbox, upload tokens ... are derived from it. */
  secret: string;
  brand: string;
  version: string;
  dataDir: string;
  /** Where the shop is reached from outside, for links in messages. */
  publicUrl: string;
  /** Where the sandbox (vault, acquirer, identity issuer) is reached. */
  vaultUrl: string;
  geoUrl: string | null;
  smtpUrl: string | null;
  smsUrl: string | null;
  /** How many products the demo's catalogue gets. */
  products: number;
  /** When each noun is filled, by the mall's clock, where a situation is rebuilt; else it is filled now. */
  filledAt?: Record<string, number>;
  /** Checks every answer against its schema: for tests. */
  checkAnswers: boolean;
  log: (line: string) => void;
};

/** A wrong environment: `message` is one sentence for the person at the terminal. */
export class ConfigError extends Error {}

function url(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text)) throw new ConfigError(`${name} is not a URL: ${text}`);
  return text;
}

export function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new ConfigError(`${name} must be a port from 0 to 65535, not ${env[name]}`);
  return port;
}

/**
 * The mall's part of the environment (architecture section 10).
 * @throws ConfigError with one sentence
 */
export function readMallConfig(env: NodeJS.ProcessEnv, log: (line: string) => void = (line) => console.log(line)): MallConfig & { databaseUrl?: string; poolSize: number } {
  const demo = env['DEMO'] ? env['DEMO'] !== '0' : !env['DATABASE_URL'];
  const databaseUrl = url(env, 'DATABASE_URL');
  const poolSize = Number(env['POOL_SIZE'] || 10);
  // A first start holds three at once: the lock, the nouns' transaction, and the shelves' own.
  if (!Number.isInteger(poolSize) || poolSize < 4 || poolSize > 100) throw new ConfigError('POOL_SIZE must be a number from 4 to 100');
  const products = Number(env['PRODUCTS'] || 10_000);
  if (!Number.isInteger(products) || products < 1) throw new ConfigError('PRODUCTS must be a positive number');
  const secret = env['SECRET'] || (demo ? 'serendib demo secret' : '');
  if (secret.length < 16) throw new ConfigError('SECRET must be set, with 16 characters or more, outside the demo.');
  const port = portOf(env, 'PORT', 3000);
  return {
    demo,
    seed: env['SEED'] || 'serendib',
    secret,
    brand: env['BRAND'] || 'Serendib',
    version: 'ican_mall_web_v_1.7.5',
    dataDir: env['DATA_DIR'] || '.mall',
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
    vaultUrl: url(env, 'VAULT_URL') ?? `http://127.0.0.1:${portOf(env, 'VAULT_PORT', 3002)}`,
    geoUrl: url(env, 'GEO_URL'),
    smtpUrl: url(env, 'SMTP_URL'),
    smsUrl: url(env, 'SMS_URL'),
    products,
    checkAnswers: env['CHECK_ANSWERS'] === '1',
    log,
    poolSize,
    ...(databaseUrl ? { databaseUrl } : {}),
  };
}

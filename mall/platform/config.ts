import { demoSecret } from './seeding/demoSecret.ts';
import { childEnvironment, isDemo, mallRules, readVariables } from './environment.ts';

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
  /** Origins of push services beside those of the large browsers. */
  pushOrigins: readonly string[];
  /** How many products the demo's catalogue gets. */
  products: number;
  /** When each noun is filled, by the mall's clock, where a situation is rebuilt; else it is filled now. */
  filledAt?: Record<string, number>;
  /** Checks every answer against its schema: for tests. */
  checkAnswers: boolean;
  log: (line: string) => void;
};

/** The mall's part of the environment (architecture 10). @throws EnvironmentError with one sentence per mistake */
export function readMallConfig(
  given?: Record<string, string | undefined>,
  log: (line: string) => void = (line) => console.log(line),
): MallConfig & { databaseUrl?: string; directUrl?: string; poolSize: number } {
  // Another mall is the gateway's to know: this is the mall itself.
  const read = readVariables({ ...(given ?? childEnvironment()), MALL_URL: undefined }, mallRules);
  return {
    demo: isDemo(read),
    seed: read.SEED,
    secret: read.SECRET ?? demoSecret(read.DATA_DIR),
    brand: read.BRAND,
    version: 'ican_mall_web_v_1.7.5',
    dataDir: read.DATA_DIR,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    vaultUrl: read.VAULT_URL ?? `http://127.0.0.1:${read.VAULT_PORT}`,
    geoUrl: read.GEO_URL,
    smtpUrl: read.SMTP_URL,
    smsUrl: read.SMS_URL,
    pushOrigins: read.PUSH_ORIGINS.split(',').filter(Boolean),
    products: read.PRODUCTS,
    checkAnswers: read.CHECK_ANSWERS === true,
    log,
    poolSize: read.POOL_SIZE,
    ...(read.DATABASE_URL === null ? {} : { databaseUrl: read.DATABASE_URL }),
    ...(read.DATABASE_URL_DIRECT === null ? {} : { directUrl: read.DATABASE_URL_DIRECT }),
  };
}

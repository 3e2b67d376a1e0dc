import { spawn } from 'node:child_process';
import { bareEnvironment } from './environment.ts';
import type { MallConfig } from './config.ts';
import { supervise } from './supervise.ts';

/** Where the sandbox stands, and what it knows of those around it. */
export type SandboxPlace = {
  databaseUrl: string;
  vaultPort: number;
  /** Where the shop stands whose pages may show the card fields. */
  shopPort: number;
  /** The port at which the mall's time is told and payments are: the shop's, or that of a mall by itself. */
  mallPort: number;
};

/**
 * The card vault, the acquirer and the identity issuer of the demo: a process of their own, as in life, which is started again whenever it
 * ends. `command` is its command line.
 */
export const runSandbox = (command: readonly string[], { databaseUrl, ...place }: SandboxPlace, { secret, log }: MallConfig) => {
  const [program = '', ...rest] = command;
  const mall = `http://127.0.0.1:${place.mallPort}`;
  const env = bareEnvironment({
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    HOST: '127.0.0.1',
    PORT: String(place.shopPort),
    VAULT_PORT: String(place.vaultPort),
    NOTICE_URL: `${mall}/notice/pay/sandbox`,
    MALL_TIME_URL: `${mall}/healthz`,
  });
  // Not in our group: Ctrl-C reaches us first, and we end it.
  const start = () => spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true, env });
  return supervise(start, (why, pause) =>
    log(`the sandbox ended (${why}): it is started again in ${pause} ms, until then cards cannot be paid with`),
  );
};

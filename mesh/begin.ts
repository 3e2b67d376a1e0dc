import { ConfigError } from '#mall/config.ts';
import { DatabaseUnreachable } from '#mall/postgres.ts';
import { EnvironmentMistake } from './environment.ts';
import { MallUnreachable } from './guest.ts';

/** Runs a program: what is wrong outside ends it with its one sentence, what is wrong inside with its trace; code 1 both. */
export const begin = (program: () => Promise<void>): void => {
  program().catch((failed: unknown) => {
    const isOutside = [ConfigError, DatabaseUnreachable, EnvironmentMistake, MallUnreachable].some((kind) => failed instanceof kind);
    console.error(isOutside ? (failed as Error).message : failed);
    process.exit(1);
  });
};

import { EnvironmentError } from '#mall/platform/environment.ts';
import { DatabaseUnreachable } from '#mall/platform/postgres/postgres.ts';
import { MallUnreachable } from './http/mallConnection.ts';

/** Runs a program: what is wrong outside ends it with its sentences, what is wrong inside with its trace; code 1 both. */
export const runMain = (program: () => Promise<void>): void => {
  program().catch((failed: unknown) => {
    const isOutside = [EnvironmentError, DatabaseUnreachable, MallUnreachable].some((kind) => failed instanceof kind);
    console.error(isOutside ? (failed as Error).message : failed);
    process.exit(1);
  });
};

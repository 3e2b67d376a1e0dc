import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The demo's secret: made at the first start and kept in `dataDir`, readable by its owner only. Processes that start
 * together get the same one.
 */
export function demoSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const made = join(dataDir, `secret.${randomBytes(6).toString('hex')}`);
  mkdirSync(dataDir, { recursive: true });
  try {
    return readFileSync(path, 'utf8');
  } catch {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  try {
    // A link comes whole or not at all, and never in the place of another.
    linkSync(made, path);
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code !== 'EEXIST') throw failed;
  } finally {
    rmSync(made);
  }
  return readFileSync(path, 'utf8');
}

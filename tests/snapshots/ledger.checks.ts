import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageDifferences } from '#flows/diff/page.diff.ts';
import { readableDiff } from './lineDiff.ts';
import { folder, requestFolder, requestPages, snapshotPages, type IsMeant } from './snapshots.ts';

const writtenAt = (name: string, where: string): Promise<string> => readFile(join(where, `${name}.txt`), 'utf8').catch(() => '');

const namesIn = async (where: string): Promise<string[]> => (await readdir(where)).map((file) => file.replace('.txt', ''));

/** So many differences are told; the rest is counted. */
const most = 20;

/** The ledger says what these machines do today, and what they send over the wire. */
export async function checkLedger(isMeant: IsMeant): Promise<void> {
  const pages = await snapshotPages(isMeant);
  const requests = await requestPages(isMeant);

  describe('the ledger says what every machine does today', () => {
    test.each([...pages])('%s', async (name, page) => {
      const written = await writtenAt(name, folder);
      const found = pageDifferences(written, page);
      const lines = found.slice(0, most).map((sentence) => `  ${sentence}\n`);
      expect(
        found.length,
        `machines/${name}.ts does not what its page tells:\n\n${lines.join('')}` +
          (found.length > most ? `  ... and ${found.length - most} more\n` : '') +
          `\nThe page is tests/snapshots/pages/${name}.txt. Where each of these is meant, write it anew: npm run ledger -- --write\n`,
      ).toBe(0);
    });

    test('and of no machine that is gone', async () => {
      expect((await namesIn(folder)).filter((name) => isMeant(name) && !pages.has(name))).toEqual([]);
    });
  });

  describe('the ledger says what goes over the wire: the calls, their arguments and keys, and what is made of the answers', () => {
    test.each([...requests])('%s', async (name, page) => {
      const written = await writtenAt(name, requestFolder);
      const found = readableDiff(written.split('\n'), page.split('\n'));
      const lines = found.slice(0, most).join('\n');
      expect(
        found.length,
        `${name} asks the mall something else, or makes something else of its answer:\n\n${lines}\n` +
          (found.length > most ? `  ... and ${found.length - most} more lines\n` : '') +
          `\nThe page is tests/snapshots/requests/${name}.txt. Where each of these is meant, write it anew: npm run ledger -- --write\n`,
      ).toBe(0);
    });

    test('and of no machine that is gone', async () => {
      expect((await namesIn(requestFolder)).filter((name) => isMeant(name) && !requests.has(name))).toEqual([]);
    });
  });
}

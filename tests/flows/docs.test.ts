import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSnapshotPage, refusalsIn } from '#flows/docs/snapshotPage.ts';
import { pointsIn } from '#flows/requirements.ts';
import { folder } from '../snapshots/snapshots.ts';

describe('What a committed page says', () => {
  const output =
    'kettle\n\nCHART\n\n(root)\n\nWALKS\n\n3 situations\n\nwalk 1\n  0. starts: usual -> cold\n  1. boil is refused: OFFLINE -> cold   It stays cold.\n       asks boil {cups: 2}\n';

  it('is read with what was asked at a step', () => {
    const page = readSnapshotPage('kettle.machine', output);
    expect(page).toEqual({
      notes: ['3 situations'],
      walks: [
        {
          number: 1,
          steps: [
            { what: 'starts: usual', state: 'cold', why: '', more: [] },
            { what: 'boil is refused: OFFLINE', state: 'cold', why: 'It stays cold.', more: ['asks boil {cups: 2}'] },
          ],
        },
      ],
    });
    expect(refusalsIn(page)).toEqual([{ port: 'boil', code: 'OFFLINE', state: 'cold', why: 'It stays cold.' }]);
  });

  it('is refused where a line is no step', () => {
    expect(() => readSnapshotPage('kettle.machine', `${output}and so on\n`)).toThrow(
      'kettle.machine.txt: this line is no step of a walk: and so on',
    );
  });

  it('is read on every page that is committed', () => {
    for (const file of readdirSync(folder)) {
      const { walks } = readSnapshotPage(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8'));
      expect(walks.length, file).toBeGreaterThan(0);
      expect(walks.filter(({ steps }) => !steps[0]?.what.startsWith('starts: ')).map(({ number }) => `${file}: walk ${number}`)).toEqual(
        [],
      );
    }
  });
});

describe('A specification', () => {
  it('is read point by point', () => {
    expect(pointsIn('# S\n\nWords.\n\n## 1. Audience\n\nA shopper.\n\n## 2. Screens\n\n### Small\n\n- one\n')).toEqual([
      { id: '1', title: 'Audience', text: 'A shopper.' },
      { id: '2', title: 'Screens', text: '### Small\n\n- one' },
    ]);
  });
});

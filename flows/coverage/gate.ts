import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, type Coverage } from './metrics.ts';

const pages = join(import.meta.dirname, '../../src/pages');

/** Why a machine does not pass, as sentences; none when all of it was walked and described. */
export function faultsOf(
  { named, states, transitions, sides, undescribed, from, outdated, needless }: Coverage,
  hasPage = (noun: string): boolean => existsSync(join(pages, `${noun}.page.tsx`)),
): string[] {
  const { noun, name, fixture } = named;
  const through = kindOf(name) === 'mall' ? 'the mall' : 'its view';
  const amount = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
  const missed = [
    [states.missed, 'state'],
    [transitions.missed, 'transition'],
    [sides.missed, 'guard side'],
  ] as const;
  return [
    ...(from.length === 0
      ? [
          outdated.length > 0
            ? `its records are of another chart: run ${[...new Set(outdated)].join(', ')} again`
            : `no test walked it through ${through}`,
        ]
      : missed.filter(([items]) => items.length > 0).map(([items, one]) => `${amount(items.length, one)} not walked through ${through}`)),
    ...undescribed,
    ...needless.map((item) => `'${item}' is listed in directSteps, but a route takes it or it is gone`),
    ...(fixture ? [] : [`it has no samples: write tests/fixtures/${noun}.fixture.ts`]),
    ...(fixture && !fixture.shownBy && !hasPage(noun)
      ? [`it has no page of its own, and tests/fixtures/${noun}.fixture.ts does not name in 'shownBy' the part that shows its effect`]
      : []),
  ];
}

import type { Chart } from '../../chart/chart.ts';
import { coverageCount, type Coverage } from '../coverage.ts';
import { Code, Entry, H3, Items, Small } from '../visualiser.styles.ts';

/** How much of a machine the tests took, what they missed, and how to get there. */
export const CoveragePanel = ({ chart, coverage, onItem }: { chart: Chart; coverage: Coverage; onItem: (item: string) => void }) => {
  const { owed, paid } = coverageCount(chart, coverage);
  return (
    <>
      <section aria-label="Coverage">
        <H3>{owed === 0 ? 'Nothing to walk' : `${Math.floor((paid / owed) * 1000) / 10} % walked`}</H3>
        <Small>
          {paid} of {owed} transitions and guard sides. Green: taken both ways; amber: a guard went one way only; red: never taken. Walked
          by {coverage.from.join(', ')}.
        </Small>
      </section>
      {coverage.missed.length > 0 ? (
        <section aria-label="Missed">
          <H3>Missed</H3>
          <Items>
            {coverage.missed.map(({ item, path }) => (
              <li key={item}>
                <Entry type="button" onClick={() => onItem(item.replace(/ \? .*$/, ''))}>
                  <strong>{item}</strong>
                  <span>{path}</span>
                </Entry>
              </li>
            ))}
          </Items>
        </section>
      ) : (
        <Small>
          Nothing is missed. <Code>npm run flows:coverage</Code> tells the same in words.
        </Small>
      )}
    </>
  );
};

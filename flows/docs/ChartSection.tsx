import type { ELK } from 'elkjs/lib/elk-api.js';
import { chartText } from '../chart/chart.text.ts';
import type { Chart } from '../chart/chart.ts';
import { ChartView, type Marks } from '../visualiser/chart/ChartView.tsx';
import { drawingOf } from '../visualiser/chart/drawing.ts';
import { layoutOf, type Layout } from '../visualiser/chart/layout.ts';
import { Wide } from './site.styles.ts';

/** The place of everything in a chart's picture. */
export const pictureOf = (chart: Chart, elk: ELK): Promise<Layout> => layoutOf(drawingOf(chart), elk);

const plain: Marks = { active: new Set(), taken: new Set(), run: 0, chosen: null, tintOf: () => 'none' };

/** A chart as a picture, and as text for who cannot see it or wants to search it. */
export const ChartSection = ({ chart, layout }: { chart: Chart; layout: Layout }) => {
  const hints = new Map([
    ...chart.states.map(({ path, description }) => [path, description] as const),
    ...chart.transitions.map(({ place, description }) => [place, description] as const),
  ]);
  return (
    <section id="chart" aria-labelledby="chart-title">
      <h2 id="chart-title">Chart</h2>
      <Wide role="region" tabIndex={0} aria-label={`Chart of ${chart.id}, a picture that can be scrolled`}>
        <ChartView layout={layout} marks={plain} zoom={1} hintOf={(item) => hints.get(item) ?? ''} />
      </Wide>
      <details>
        <summary>The chart as text</summary>
        <Wide role="region" tabIndex={0} aria-label={`Chart of ${chart.id} as text`}>
          <pre>{chartText(chart)}</pre>
        </Wide>
      </details>
    </section>
  );
};

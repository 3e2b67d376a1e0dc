import type { ChartState, ChartTransition } from '../chart/chart.ts';
import type { Coverage } from './metrics.ts';
import { faultsOf } from './gate.ts';
import { missedLines } from './report.ts';

const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const look = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #17181a); --ink: light-dark(#1f2226, #eceae4); --line: light-dark(#dcd8cf, #3a3c40);
  --taken: light-dark(#1d6b3f, #7fd6a4); --half: light-dark(#8a5a00, #f0bf62); --missed: light-dark(#a3221c, #ff9c92); }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: end; border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: start; }
ul { margin: 0; padding-inline-start: 1.25rem; list-style: none; } .state { margin-block: .5rem; padding-inline-start: .75rem; border-inline-start: 4px solid var(--line); }
.taken { color: var(--taken); border-color: var(--taken); } .half { color: var(--half); border-color: var(--half); } .missed { color: var(--missed); border-color: var(--missed); }
summary { cursor: pointer; font-size: 1.25rem; } small { color: var(--ink); opacity: .85; } pre { white-space: pre-wrap; }`;

type Tint = 'taken' | 'half' | 'missed';
const mark: Record<Tint, string> = { taken: '✓', half: '◐', missed: '✗' };

const tintOf = ({ times, transitions, sides }: Coverage, { place, guards }: ChartTransition): Tint => {
  if (transitions.missed.includes(place)) return 'missed';
  return guards.some((guard) => sides.missed.some((side) => side.startsWith(`${guard.place} = `))) || times[place] === undefined
    ? 'half'
    : 'taken';
};

const transitionHtml = (coverage: Coverage, transition: ChartTransition): string => {
  const tint = tintOf(coverage, transition);
  const sides = transition.guards.flatMap(({ place, guard }) =>
    (['yes', 'no'] as const).map((side) => `${guard} = ${side}: ${coverage.times[`${place} = ${side}`] ?? 0}`),
  );
  const way = `${safe(transition.event)} → ${safe(transition.targets.join(', ') || 'stays')} × ${coverage.times[transition.place] ?? 0}`;
  return `<li class="${tint}">${mark[tint]} ${way} <small>${safe([transition.description, ...sides].join(' · '))}</small></li>`;
};

const stateHtml = (coverage: Coverage, state: ChartState): string => {
  const inner = coverage.chart.states.filter(({ path }) => path !== '' && path.split('.').slice(0, -1).join('.') === state.path);
  const tint: Tint = coverage.states.missed.includes(state.path) ? 'missed' : 'taken';
  const name = safe(state.path.split('.').at(-1) || coverage.chart.id);
  const transitions = state.transitions.map((transition) => transitionHtml(coverage, transition)).join('');
  return `<div class="state ${tint}">${mark[tint]} ${name} <small>${safe(state.description)}</small>
<ul>${transitions}</ul>${inner.map((each) => stateHtml(coverage, each)).join('')}</div>`;
};

const figures = ({ states, transitions, sides }: Coverage): string =>
  [states, transitions, sides]
    .map(({ all, missed }) => `<td class="${missed.length === 0 ? 'taken' : 'missed'}">${all.length - missed.length}/${all.length}</td>`)
    .join('');

/** Every machine as a coloured tree of states and transitions in one document that stands by itself: taken, taken one way, missed. */
export function htmlOf(coverages: readonly Coverage[]): string {
  const rows = coverages.map(
    (coverage) => `<tr><td><a href="#${safe(coverage.named.name)}">${safe(coverage.named.name)}</a></td>${figures(coverage)}</tr>`,
  );
  const charts = coverages.map((coverage) => {
    const lines = [...faultsOf(coverage), ...missedLines(coverage)];
    const [root] = coverage.chart.states;
    return `<details id="${safe(coverage.named.name)}"${lines.length > 0 ? ' open' : ''}><summary>${safe(coverage.named.name)}</summary>
${lines.length > 0 ? `<pre class="missed">${safe(lines.join('\n'))}</pre>` : ''}${root ? stateHtml(coverage, root) : ''}</details>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What the tests walked</title><style>${look}</style>
<main><h1>What the tests walked</h1>
<p><span class="taken">✓ taken</span>, <span class="half">◐ a guard answered only one way, or only by a direct step</span>, <span class="missed">✗ missed</span>; × how often.</p>
<table><thead><tr><th scope="col">machine</th><th scope="col">states</th><th scope="col">transitions</th><th scope="col">guard sides</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${charts.join('\n')}
</main></html>
`;
}

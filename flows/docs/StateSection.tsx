import type { ChartState, ChartTransition } from '../chart/chart.ts';
import type { Coverage } from '../coverage/metrics.ts';
import { targetsOf } from '../visualiser/chart/targets.ts';
import type { MachineAbout } from './material.ts';
import { Links, machinePath, Said, stateId } from './links.tsx';
import { Alarm, Good, Numbers, Rows, Soft, StateBox, Tag } from './site.styles.ts';

const times = (often: number): string => (often === 1 ? 'once' : `${often} times`);

/** How often the tests took a transition, and which sides of its guards answered. */
const Taken = ({ coverage, transition }: { coverage: Coverage; transition: ChartTransition }) => {
  if (coverage.from.length === 0) return null;
  const sides = transition.guards.flatMap(({ place, guard }) =>
    (['yes', 'no'] as const).map((side) => ({ side: `${guard} ${side}`, often: coverage.times[`${place} = ${side}`] ?? 0 })),
  );
  const often = coverage.times[transition.place] ?? 0;
  return (
    <Soft as="p">
      {coverage.transitions.missed.includes(transition.place) ? (
        <Alarm>✗ not taken by any test</Alarm>
      ) : (
        <Good>✓ taken {times(often)}</Good>
      )}
      {sides.map(({ side, often: answered }) => ` · ${side} ${times(answered)}`)}
    </Soft>
  );
};

const TransitionRow = ({ about, transition }: { about: MachineAbout; transition: ChartTransition }) => {
  const targets = targetsOf(about.chart, transition);
  return (
    <li>
      <p>
        <code>{transition.event}</code>
        {transition.guard === null ? null : (
          <>
            {' if '}
            <code>{transition.guard}</code>
          </>
        )}
        {targets.length === 0 ? ' stays here' : ' leads to '}
        <Links
          to={targets.map((target) => ({ page: `${machinePath(about.named.noun)}#${stateId(target)}`, name: target || about.chart.id }))}
        />
      </p>
      <p>
        <Said text={transition.description} />
      </p>
      {transition.actions.length === 0 ? null : <Soft as="p">does {transition.actions.join(', ')}</Soft>}
      <Taken coverage={about.coverage} transition={transition} />
    </li>
  );
};

const depthOf = (path: string): 0 | 1 | 2 | 3 => {
  const depth = path === '' ? 0 : path.split('.').length;
  return depth === 0 || depth === 1 || depth === 2 ? depth : 3;
};

const StateView = ({ about, state }: { about: MachineAbout; state: ChartState }) => (
  <StateBox id={stateId(state.path)} depth={depthOf(state.path)}>
    <h3>
      {state.path || `${about.chart.id} (the whole)`}{' '}
      {state.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </h3>
    <p>
      <Said text={state.description} />
    </p>
    {state.initial === null ? null : <Soft as="p">begins in {state.initial}</Soft>}
    {state.invokes.length === 0 ? null : <Soft as="p">asks {state.invokes.map(({ name }) => name).join(', ')}</Soft>}
    {state.entry.length === 0 ? null : <Soft as="p">entering: {state.entry.join(', ')}</Soft>}
    {state.exit.length === 0 ? null : <Soft as="p">leaving: {state.exit.join(', ')}</Soft>}
    {state.transitions.length === 0 ? null : (
      <Rows>
        {state.transitions.map((transition) => (
          <TransitionRow key={transition.place} about={about} transition={transition} />
        ))}
      </Rows>
    )}
  </StateBox>
);

/** What of a machine the tests of this checkout took; where they have not run, that. */
const CoverageFigures = ({ coverage: { states, transitions, sides, from } }: { coverage: Coverage }) => {
  if (from.length === 0)
    return (
      <p>
        No records of walks through this chart are here: <code>npm test</code> writes them.
      </p>
    );
  const figures = [
    ['States', states],
    ['Transitions', transitions],
    ['Sides of guards', sides],
  ] as const;
  return (
    <>
      <Numbers>
        {figures.map(([name, { all, missed }]) => (
          <div key={name}>
            <dt>{name} walked</dt>
            <dd>
              {all.length - missed.length} of {all.length}
            </dd>
          </div>
        ))}
      </Numbers>
      <p>Walked by {from.join(', ')}.</p>
    </>
  );
};

/** Every state of a machine with its ways out, and how often the tests took them. */
export const StateSection = ({ about }: { about: MachineAbout }) => (
  <section id="states" aria-labelledby="states-title">
    <h2 id="states-title">States, transitions and their coverage</h2>
    <CoverageFigures coverage={about.coverage} />
    {about.chart.states.map((state) => (
      <StateView key={state.path} about={about} state={state} />
    ))}
  </section>
);

import { machinePath, Said, To } from './links.tsx';
import type { MachineAbout, Material } from './material.ts';
import { Numbers, Rows, Soft } from './site.styles.ts';

const sum = (machines: readonly MachineAbout[], count: (about: MachineAbout) => number): number =>
  machines.reduce((all, about) => all + count(about), 0);

const counts = ({ machines, requirements, refusals, calls }: Material): [string, number][] => [
  ['Machines', machines.length],
  ['States', sum(machines, ({ chart }) => chart.states.length)],
  ['Transitions', sum(machines, ({ chart }) => chart.transitions.length)],
  ['Sides of guards', sum(machines, ({ coverage }) => coverage.sides.all.length)],
  ['Walks', sum(machines, ({ snapshot }) => snapshot.walks.length)],
  ['Steps', sum(machines, ({ snapshot }) => snapshot.walks.reduce((all, { steps }) => all + steps.length, 0))],
  ['Screens', sum(machines, ({ screens }) => screens.length)],
  ['Pictures of screens', sum(machines, ({ screens }) => screens.reduce((all, { pictures }) => all + pictures.length, 0))],
  ['Requirements', requirements.length],
  ['Refusals', refusals.length],
  ['Calls', calls.length],
];

/** The percentage of transitions and guard sides that the recorded walks took; of charts that nothing walked it says that. */
const coverageWord = ({ coverage: { transitions, sides, from } }: MachineAbout): string => {
  if (from.length === 0) return 'no records of walks here';
  const [all, missed] = [transitions.all.length + sides.all.length, transitions.missed.length + sides.missed.length];
  return `${all === 0 ? 100 : Math.floor(((all - missed) / all) * 1_000) / 10} % walked`;
};

/** What the site is about, of which commit, and every machine. */
export const HomePage = ({ material }: { material: Material }) => (
  <>
    <p>
      What the shop does, as its code, its tests and its tools say it at commit <code>{material.commit.hash}</code> of{' '}
      {material.commit.date}
      {material.commit.isChanged ? ', with changes that are not committed' : ''}. Nothing on these pages is written by hand beside the code.
    </p>
    <Numbers>
      {counts(material).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Numbers>
    <section aria-labelledby="machines-title">
      <h2 id="machines-title">Every machine</h2>
      <Rows>
        {material.machines.map((about) => (
          <li key={about.named.noun}>
            <h3>
              <To page={machinePath(about.named.noun)}>{about.named.noun}</To>
            </h3>
            <p>
              <Said text={about.chart.description} />
            </p>
            <Soft as="p">
              {about.chart.states.length} states, {about.chart.transitions.length} transitions, {about.snapshot.walks.length} walks,{' '}
              {about.screens.length} screens, {coverageWord(about)}
            </Soft>
          </li>
        ))}
      </Rows>
    </section>
  </>
);

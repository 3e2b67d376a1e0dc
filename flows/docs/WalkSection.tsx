import { networkProblemCodes } from '#machines/model/problem.ts';
import type { Chart } from '../chart/chart.ts';
import type { Material, MachineAbout } from './material.ts';
import { leavesOf, Said, StateLinks } from './links.tsx';
import { Soft, Steps } from './site.styles.ts';
import type { WalkStep } from './snapshotPage.ts';

type About = { about: MachineAbout; pressed: Material['pressed'] };

/**
 * Who does a step: the mall answers or is not reached, time passes, a part speaks, the shopper presses what a view sends, or another part
 * of the shop does it.
 */
export const actorOf = ({ about: { named }, pressed }: About, what: string): string => {
  if (what.startsWith('starts: ')) return 'Start';
  if (/^\S+( \S+)? later$/.test(what)) return 'Time';
  const refused = /^\w+ is refused: ([A-Z_]+)/.exec(what)?.[1];
  if (networkProblemCodes.some((code) => code === refused)) return 'Network';
  if (/^\w+ (answers|is refused): /.test(what)) return named.fixture?.ports[what.split(' ')[0] ?? '']?.isRequest ? 'Mall' : 'Part';
  const [type = ''] = what.split(' ');
  const speakers = Object.entries(named.fixture?.ports ?? {}).filter(([, { says }]) => says.includes(type));
  if (speakers.length > 0) return speakers.map(([src]) => src).join(' or ');
  return pressed.has(type) ? 'Shopper' : 'Shop';
};

/** What the chart says about the states that a step came to. */
const news = (chart: Chart, state: string, before: string): string =>
  leavesOf(state)
    .filter((leaf) => !leavesOf(before).includes(leaf))
    .map((leaf) => chart.states.find(({ path }) => path === leaf)?.description ?? '')
    .filter((text) => text !== '')
    .join(' ');

const StepView = ({ about, pressed, step, before }: About & { step: WalkStep; before: string }) => {
  const seen = news(about.chart, step.state, before);
  return (
    <li>
      <p>
        <strong>{actorOf({ about, pressed }, step.what)}</strong>: <code>{step.what}</code> <Said text={step.why} />
      </p>
      {step.more.length === 0 ? null : <Soft as="p">{step.more.join('; ')}</Soft>}
      <Soft as="p">
        Now <StateLinks noun={about.named.noun} state={step.state} />
        {seen === '' ? '' : `: ${seen}`}
      </Soft>
    </li>
  );
};

/** The walks that together take every transition and both sides of every guard, as steps: who does what, and what is there then. */
export const WalkSection = ({ about, pressed }: About) => (
  <section id="walks" aria-labelledby="walks-title">
    <h2 id="walks-title">Walks</h2>
    <p>
      Together they take every transition and both sides of every guard. {about.snapshot.notes.join(', ')}.{' '}
      <code>npm run paths -- {about.named.noun}</code> prints them with what stands on the screen.
    </p>
    {about.snapshot.walks.map(({ number, steps }) => (
      <details key={number} id={`walk-${number}`}>
        <summary>
          Walk {number}: {steps[0]?.what.replace('starts: ', 'starts as ')}, {steps.length - 1} {steps.length === 2 ? 'step' : 'steps'},
          ends in {steps.at(-1)?.state}
        </summary>
        <Steps start={0}>
          {steps.map((step, index) => (
            <StepView key={index} about={about} pressed={pressed} step={step} before={steps[index - 1]?.state ?? ''} />
          ))}
        </Steps>
      </details>
    ))}
  </section>
);

import { stepOf, stepsFrom } from '../../explorer.ts';
import type { Fixture } from '../../fixtureTypes.ts';
import { stimulusText } from '../../stepText.ts';
import type { Stimulus, ExplorerState } from '../../explorerState.ts';
import { simulatorOf } from '../../simulate.ts';
import { statePath } from '#machines/rules/statePath.ts';

/** Which stimulus was chosen: its type, its sample by name, and of which open question. Older files have `nth` without the name. */
export type Choice = Pick<Stimulus, 'type' | 'nth' | 'id'> & { sample?: string };

/** A walk by hand as it is kept: the machine, how it started, and what was chosen. Everything else follows from these. */
export type ManualSession = { machine: string; start: string; choices: Choice[] };

/** A walk by hand as it is shown: every situation with what led there. */
export type ManualStep = { stimulus: Stimulus | null; snapshot: ExplorerState };
export type ManualWalk = { machine: string; start: string; steps: ManualStep[] };

/** A walk that stands where one of the fixture's inputs starts it. */
export const beginManualWalk = (machine: string, fixture: Fixture, start: string): ManualWalk => ({
  machine,
  start,
  steps: [{ stimulus: null, snapshot: simulatorOf(fixture).begin(fixture.inputs[start]) }],
});

/** One more step after `nth`; what came after it is dropped. */
export const goOn = (hand: ManualWalk, fixture: Fixture, nth: number, stimulus: Stimulus): ManualWalk => {
  const before = hand.steps[nth];
  if (!before) return hand;
  const snapshot = stepOf(simulatorOf(fixture), before.snapshot, stimulus);
  return { ...hand, steps: [...hand.steps.slice(0, nth + 1), { stimulus, snapshot }] };
};

/** What can happen, and what each of it would lead to. */
export const offersAt = (fixture: Fixture, snapshot: ExplorerState): { stimulus: Stimulus; next: ExplorerState }[] =>
  stepsFrom(simulatorOf(fixture), snapshot);

/** What of a walk has to be kept to walk it again. */
export const sessionOf = (hand: ManualWalk): ManualSession => ({
  machine: hand.machine,
  start: hand.start,
  choices: hand.steps.flatMap(({ stimulus }) =>
    stimulus ? [{ type: stimulus.type, sample: stimulus.sample, nth: stimulus.nth, id: stimulus.id }] : [],
  ),
});

/**
 * Walks a kept session again.
 * @throws Error with one sentence: which step does not fit the machine as it is now, and what to do.
 */
export function rewalked(session: ManualSession, fixture: Fixture): ManualWalk {
  if (!(session.start in fixture.inputs))
    throw new Error(
      `The session starts ${session.machine} with '${session.start}'; it starts with ${Object.keys(fixture.inputs)
        .map((name) => `'${name}'`)
        .join(' or ')} now. Walk it anew by hand.`,
    );
  let hand = beginManualWalk(session.machine, fixture, session.start);
  session.choices.forEach((choice, index) => {
    const { snapshot } = hand.steps[index] ?? hand.steps[0]!;
    const named = offersAt(fixture, snapshot).filter(
      ({ stimulus: { type, id, sample } }) =>
        type === choice.type && id === choice.id && (choice.sample === undefined || choice.sample === sample),
    );
    const isSame = named.find(({ stimulus }) => stimulus.nth === choice.nth);
    const offer = isSame ?? (choice.sample === undefined ? undefined : named[0]);
    const word = `'${choice.type}'${choice.sample ? ` (${choice.sample})` : ''}`;
    if (!offer)
      throw new Error(
        `Step ${index + 1} of ${session.choices.length}, ${word}, cannot happen in '${statePath(snapshot.value)}' ` +
          `of ${session.machine} any more: the machine or its samples have changed. Walk it anew from there.`,
      );
    hand = goOn(hand, fixture, index, offer.stimulus);
  });
  return hand;
}

/** What happened in a step, as one line; of the first one, what it started with. */
export const stepWord = ({ stimulus }: ManualStep, start: string): string => (stimulus ? stimulusText(stimulus) : `starts: ${start}`);

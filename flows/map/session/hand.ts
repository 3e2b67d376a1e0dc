import { stepOf, stepsFrom } from '../../explorer.ts';
import type { Happenings } from '../../happenings.ts';
import { happeningWord } from '../../sentences.ts';
import type { Happening, Situation } from '../../situation.ts';
import { walkerOf } from '../../step.ts';
import { stateWord } from '#machines/stateWord.ts';

/** Which happening was chosen: its type, which of its samples, and of which open question. */
export type Choice = Pick<Happening, 'type' | 'nth' | 'id'>;

/** A walk by hand as it is kept: the machine, how it started, and what was chosen. Everything else follows from these. */
export type HandSession = { machine: string; start: string; choices: Choice[] };

/** A walk by hand as it is shown: every situation with what led there. */
export type HandStep = { happening: Happening | null; situation: Situation };
export type Hand = { machine: string; start: string; steps: HandStep[] };

export const beginHand = (machine: string, happenings: Happenings, start: string): Hand => ({
  machine, start, steps: [{ happening: null, situation: walkerOf(happenings).begin(happenings.inputs[start]) }],
});

/** One more step after `nth`; what came after it is dropped. */
export const goOn = (hand: Hand, happenings: Happenings, nth: number, happening: Happening): Hand => {
  const before = hand.steps[nth];
  if (!before) return hand;
  const situation = stepOf(walkerOf(happenings), before.situation, happening);
  return { ...hand, steps: [...hand.steps.slice(0, nth + 1), { happening, situation }] };
};

/** What can happen, and what each of it would lead to. */
export const offersAt = (happenings: Happenings, situation: Situation): { happening: Happening; next: Situation }[] => stepsFrom(walkerOf(happenings), situation);

export const kept = (hand: Hand): HandSession => ({
  machine: hand.machine, start: hand.start, choices: hand.steps.flatMap(({ happening }) => (happening ? [{ type: happening.type, nth: happening.nth, id: happening.id }] : [])),
});

/**
 * Walks a kept session again.
 * @throws Error with one sentence: which step does not fit the machine as it is now, and what to do.
 */
export function rewalked(session: HandSession, happenings: Happenings): Hand {
  if (!(session.start in happenings.inputs)) throw new Error(`The session starts ${session.machine} with '${session.start}'; it starts with ${Object.keys(happenings.inputs).map((name) => `'${name}'`).join(' or ')} now. Walk it anew by hand.`);
  let hand = beginHand(session.machine, happenings, session.start);
  session.choices.forEach((choice, index) => {
    const { situation } = hand.steps[index] ?? hand.steps[0]!;
    const offer = offersAt(happenings, situation).find(({ happening }) => happening.type === choice.type && happening.nth === choice.nth && happening.id === choice.id);
    if (!offer) throw new Error(`Step ${index + 1} of ${session.choices.length}, '${choice.type}', cannot happen in '${stateWord(situation.value)}' of ${session.machine} any more: the machine or its samples have changed. Walk it anew from there.`);
    hand = goOn(hand, happenings, index, offer.happening);
  });
  return hand;
}

export const stepWord = ({ happening }: HandStep, start: string): string => (happening ? happeningWord(happening) : `starts: ${start}`);

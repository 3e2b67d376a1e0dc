import type { StateValue } from 'xstate';
import { coversOf } from '../explorer.ts';
import { framesOf, type Log, type Stood } from './live/log.ts';
import { eventWord } from './live/words.ts';
import { takenTransitionsOf } from './live/takenTransitions.ts';
import type { LoadedMachine } from './loadedMachine.ts';
import { stepWord, type ManualWalk } from './session/manualWalk.ts';

/** One step as every view shows it, whether it was walked by hand or heard of the shop. `at` in ms of the shop's or the walk's clock. */
export type Shown = {
  nth: number;
  word: string;
  at: number;
  value: StateValue;
  context: unknown;
  status: string;
  taken: readonly string[];
  sides: readonly string[];
  event: unknown;
};

/** The steps of a walk by hand, as the list beside the chart shows them. */
export const shownByHand = (hand: ManualWalk): Shown[] =>
  hand.steps.map((step, nth) => {
    const { snapshot, stimulus } = step;
    return {
      nth,
      word: stepWord(step, hand.start),
      at: snapshot.flow.now,
      value: snapshot.value as StateValue,
      context: snapshot.context as unknown,
      status: snapshot.status,
      taken: snapshot.flow.trace.taken,
      sides: coversOf(snapshot).filter((item) => item.includes(' = ')),
      event: stimulus?.raw ?? null,
    };
  });

const traces = new WeakMap<Stood, { taken: string[]; sides: string[] }>();

/** The steps of one actor of the shop. What it took is found when it is first looked at. */
export const shownLive = (log: Log, actor: string, known: LoadedMachine): Shown[] =>
  framesOf(log, actor).map((frame): Shown => {
    const trace = traces.get(frame.stood) ?? takenTransitionsOf(known.machine, frame);
    traces.set(frame.stood, trace);
    const { value, context, status } = frame.stood;
    return {
      nth: frame.nth,
      word: frame.step ? eventWord(known.chart, frame.step.event) : 'stands',
      at: frame.at,
      value,
      context,
      status,
      ...trace,
      event: frame.step?.event ?? null,
    };
  });

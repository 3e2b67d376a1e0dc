import { stimulusText } from '../stepText.ts';
import type { Step } from '#src/devtools/recording.ts';
import type { Chart } from '../chart/chart.ts';
import { messagesOf, outside, type Log } from './live/log.ts';
import { eventWord, portNamed } from './live/words.ts';
import type { Arrow, Who } from './panels/Sequence.tsx';
import type { ManualWalk } from './session/manualWalk.ts';

/** A walk by hand as messages: who presses, what the machine asks, what answers. */
export function arrowsByHand(hand: ManualWalk): { who: Who[]; arrows: Arrow[] } {
  const ports = new Set<string>();
  const arrows: Arrow[] = [];
  hand.steps.forEach(({ stimulus, snapshot }, nth) => {
    if (stimulus) {
      const port = stimulus.type.replace(/\.(answered|refused)$/, '');
      if (stimulus.kind === 'answer' || stimulus.kind === 'refusal') {
        ports.add(port);
        arrows.push({
          nth,
          from: port,
          to: hand.machine,
          word: stimulus.sample,
          kind: stimulus.kind === 'answer' ? 'answered' : 'refused',
        });
      } else if (stimulus.kind === 'time')
        arrows.push({ nth, from: hand.machine, to: hand.machine, word: stimulusText(stimulus), kind: 'rang' });
      else arrows.push({ nth, from: outside, to: hand.machine, word: stimulus.type, kind: 'told' });
    }
    const before = hand.steps[nth - 1]?.snapshot.flow.invocations ?? [];
    for (const invocation of snapshot.flow.invocations) {
      if (before.some((one) => one.ref === invocation.ref)) continue;
      ports.add(invocation.src);
      arrows.push({ nth, from: hand.machine, to: invocation.src, word: 'asks', kind: 'told' });
    }
  });
  return {
    who: [{ id: outside, name: 'view' }, { id: hand.machine, name: hand.machine }, ...[...ports].map((port) => ({ id: port, name: port }))],
    arrows,
  };
}

const kindOf = ({ kind, event: { type } }: Step): Arrow['kind'] => {
  if (kind === 'rang') return 'rang';
  if (type.startsWith('xstate.done.actor.')) return 'answered';
  return type.startsWith('xstate.error.actor.') ? 'refused' : 'told';
};

/** What was heard of the shop as messages between its actors. `chartOf` is the chart of an actor that runs a machine. */
export function arrowsLive(log: Log, chartOf: (actor: string) => Chart | undefined): { who: Who[]; arrows: Arrow[] } {
  const messages = messagesOf(log);
  const ids = new Set(messages.flatMap(({ from, to }) => [from, to]));
  ids.delete(outside);
  const nameOf = (id: string): string => {
    const actor = log.actors.get(id);
    const cut = id.lastIndexOf('/');
    return actor?.name ?? (cut < 0 ? id : portNamed(chartOf(id.slice(0, cut)), id.slice(cut + 1)));
  };
  const wordOf = ({ to, step }: (typeof messages)[number]): string => {
    const kind = kindOf(step);
    if (kind === 'answered' || kind === 'refused') return kind === 'answered' ? 'answers' : 'refuses';
    if (step.kind === 'begun') return log.actors.has(to) ? 'starts' : 'asks';
    return eventWord(chartOf(to), step.event);
  };
  return {
    who: [{ id: outside, name: 'view' }, ...[...ids].map((id) => ({ id, name: nameOf(id) }))],
    arrows: messages.map((message) => ({
      nth: message.nth,
      from: message.from,
      to: message.to,
      word: wordOf(message),
      kind: kindOf(message.step),
    })),
  };
}

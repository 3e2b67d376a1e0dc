import { happeningWord } from '../sentences.ts';
import { messagesOf, outside, type Log } from './live/log.ts';
import type { Arrow, Who } from './panels/Sequence.tsx';
import type { Hand } from './session/hand.ts';

/** A walk by hand as messages: who presses, what the machine asks, what answers. */
export function arrowsByHand(hand: Hand): { who: Who[]; arrows: Arrow[] } {
  const ports = new Set<string>();
  const arrows: Arrow[] = [];
  hand.steps.forEach(({ happening, situation }, nth) => {
    if (happening) {
      const port = happening.type.replace(/\.(answered|refused)$/, '');
      if (happening.kind === 'answer' || happening.kind === 'refusal') {
        ports.add(port);
        arrows.push({ nth, from: port, to: hand.machine, word: happening.sample, kind: happening.kind === 'answer' ? 'answered' : 'refused' });
      } else if (happening.kind === 'time') arrows.push({ nth, from: hand.machine, to: hand.machine, word: happeningWord(happening), kind: 'rang' });
      else arrows.push({ nth, from: outside, to: hand.machine, word: happening.type, kind: 'told' });
    }
    const before = hand.steps[nth - 1]?.situation.flow.asks ?? [];
    for (const ask of situation.flow.asks) {
      if (before.some((one) => one.ref === ask.ref)) continue;
      ports.add(ask.src);
      arrows.push({ nth, from: hand.machine, to: ask.src, word: 'asks', kind: 'told' });
    }
  });
  return { who: [{ id: outside, name: 'view' }, { id: hand.machine, name: hand.machine }, ...[...ports].map((port) => ({ id: port, name: port }))], arrows };
}

/** What was heard of the shop as messages between its actors. */
export function arrowsLive(log: Log): { who: Who[]; arrows: Arrow[] } {
  const messages = messagesOf(log);
  const ids = new Set(messages.flatMap(({ from, to }) => [from, to]));
  ids.delete(outside);
  const nameOf = (id: string): string => log.actors.get(id)?.name ?? (id.split('/').at(-1) ?? id);
  return {
    who: [{ id: outside, name: 'view' }, ...[...ids].map((id) => ({ id, name: nameOf(id) }))],
    arrows: messages.map(({ nth, from, to, word, kind }) =>
      ({ nth, from, to, word, kind: kind === 'answered' || kind === 'refused' || kind === 'rang' ? kind : 'told' })),
  };
}

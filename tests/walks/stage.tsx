import type { ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { EventOfType, Happenings } from '#flows/happenings.ts';
import type { Path } from '#flows/model.ts';
import type { Happening, Situation } from '#flows/situation.ts';
import type { AnyPage, Page } from '#src/view.ts';
import english from '#lang/en.json';
import { Performance, type Body, type Stage } from './performance.tsx';
import type { Hands } from './screen.ts';

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];
type BodyOf<Machine extends AnyStateMachine, Type> = Omit<EventOfType<EventFromLogic<Machine>, Type>, 'type' | 'at'>;

/** What the harness cannot know about a view. */
export type How<Machine extends AnyStateMachine> = {
  /** How a person does what is not a press on a control that sends exactly this event: typing, choosing, scrolling. */
  by?: { [Type in TypeOf<Machine>]?: (body: BodyOf<Machine, Type>, hands: Hands) => void };
  /** Events that another part of the shop sends. `resume`, and what feeds and children say, are so by themselves. */
  elsewhere?: readonly TypeOf<Machine>[];
  /** Events that the view may hold ready without a control that sends them at that moment. */
  heldBack?: readonly TypeOf<Machine>[];
  /** What must stand around the view, where more than the shop's surroundings is needed. */
  frame?: (view: ReactNode) => ReactNode;
};

/** A sentence of the shop as the walks see it, for the hands that look for it. */
export const sayEnglish = (id: string): string => (english as Record<string, string>)[id] ?? id;

/** Walks one path through a view; throws with the step at which the screen does not obey the machine. */
export async function walkPath(stage: Stage, path: Path): Promise<void> {
  const performance = new Performance(stage, stage.happenings.inputs[path.steps[0]?.event.sample ?? '']);
  try {
    const take = (step: { event: { type: string }; state: Situation }): void => performance.take(step.event as Happening, step.state.flow.trace.taken.length > 0);
    const events = Object.fromEntries(path.steps.slice(1).map((step) => [step.event.type, take]));
    await path.test({
      events,
      states: {
        '*': async (situation) => {
          await performance.settle();
          const faults = performance.faults(situation);
          if (faults.length > 0) throw new Error(faults.join('\n'));
        },
      },
    });
  } catch (reason) {
    // The package prints every situation whole; the steps alone say where it was.
    if (reason instanceof Error) reason.message = reason.message.replace(/\n\s*State: .*$/gm, '');
    throw reason;
  } finally {
    performance.end();
  }
}

/** What a walk through a view stands on. */
export const stageOf = <Machine extends AnyStateMachine>(page: Page<Machine>, happenings: Happenings<Machine>, how: How<Machine> = {}): Stage => ({
  page: page as unknown as AnyPage,
  happenings,
  by: (how.by ?? {}) as Record<string, (body: Body, hands: Hands) => void>,
  elsewhere: new Set<string>(['resume', ...(how.elsewhere ?? []), ...Object.values(happenings.ports).flatMap((port) => port.says)]),
  heldBack: new Set<string>(how.heldBack),
  locale: 'en',
  messages: english as Record<string, string>,
  frame: how.frame ?? ((view) => view),
  recorder: null,
});

/** The stages of the walks that were read so far: `<noun>.walk.tsx` sets up one. */
export const stages: Stage[] = [];

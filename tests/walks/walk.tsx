import { describe, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { explore } from '#flows/explorer.ts';
import type { EventOfType, Happenings } from '#flows/happenings.ts';
import { createTestModel, type Path } from '#flows/model.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Happening, Situation } from '#flows/situation.ts';
import { unreachedBy } from '#flows/coverage.ts';
import type { AnyPage, Page } from '#src/view.ts';
import english from '#lang/en.json';
import { passedFrozen, passedWithout } from './faulty.tsx';
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

const told = (path: Path): string => {
  const words = path.steps.slice(1).map((step) => step.event.type);
  const start = path.steps[0]?.event.sample ?? '';
  return `${start}: ${words.length} steps to '${stateWord(path.state.value)}' (${words.slice(0, 4).join(', ')}${words.length > 4 ? ', …' : ''})`;
};

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
});

/**
 * The walks of a page: every transition, both sides of every guard, through its real view. At each step the screen must show
 * the state, the tags, and exactly what can be pressed.
 */
export function walkPage<Machine extends AnyStateMachine>(page: Page<Machine>, happenings: Happenings<Machine>, how: How<Machine> = {}): void {
  const stage = stageOf(page, happenings, how);
  describe(`the view of ${happenings.machine.id} obeys its machine`, () => {
    const exploration = explore(happenings);
    test('its samples reach every transition and both sides of every guard', () => {
      expect({ stopped: exploration.stopped, unreached: unreachedBy(exploration) }).toEqual({ stopped: [], unreached: [] });
    });
    const paths = createTestModel(happenings).getPaths();
    for (const path of paths) test(told(path), () => walkPath(stage, path), 60_000);
    test('frozen in its first render, it fails every walk of more than one screen', async () => expect(await passedFrozen(stage, paths, walkPath)).toEqual([]), 60_000);
    if (process.env.FULL) test('without one of its controls, it fails a walk', async () => expect(await passedWithout(stage, paths, walkPath)).toEqual([]), 600_000);
  });
}

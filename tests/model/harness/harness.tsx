import type { ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { EventOfType, Fixture } from '#flows/fixtureTypes.ts';
import type { Path } from '#flows/model.ts';
import type { Stimulus, ExplorerState } from '#flows/explorerState.ts';
import type { AnyPage, Page } from '#src/app/pageTypes.ts';
import { hearConsoleErrors } from './consoleErrors.ts';
import { messagesOf } from './messagesOf.ts';
import { PathRunner, type Body, type Harness } from './pathRunner.tsx';
import type { UserActions } from './controls.ts';

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];
type BodyOf<Machine extends AnyStateMachine, Type> = Omit<EventOfType<EventFromLogic<Machine>, Type>, 'type' | 'at'>;

/** What the harness cannot know about a view. */
export type HarnessOptions<Machine extends AnyStateMachine> = {
  /** How a person does what is not a press on a control that sends exactly this event: typing, choosing, scrolling. */
  by?: { [Type in TypeOf<Machine>]?: (body: BodyOf<Machine, Type>, hands: UserActions) => void };
  /** Events that another part of the shop sends. `resume` and `draft.found`, and what feeds and children say, are so by themselves. */
  elsewhere?: readonly TypeOf<Machine>[];
  /** Events that the view may hold ready without a control that sends them at that moment. */
  heldBack?: readonly TypeOf<Machine>[];
  /** The pages that it is a part of: what it says must be in its own room, or in the rooms that each of them loads. */
  within?: readonly string[];
  /** What must stand around the view, where more than the shop's surroundings is needed. */
  frame?: (view: ReactNode) => ReactNode;
};

/**
 * Keeps what views repeat by the second from running in a walk's real seconds, of which no two runs take as many, and lets what they
 * put off for no time at all come before the next look; answers how to end it.
 */
const holdTimers = (): (() => void) => {
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, {
    setInterval: () => 0,
    clearInterval: () => undefined,
    setTimeout: (work: () => void, delay = 0) => (delay > 0 ? setTimeout(work, delay) : setImmediate(work)),
    clearTimeout: (timer: NodeJS.Timeout & NodeJS.Immediate) => {
      clearTimeout(timer);
      clearImmediate(timer);
    },
  });
  return () => void Object.assign(globalThis, { setInterval, clearInterval, setTimeout, clearTimeout });
};

/** Walks one path through a view; throws with the step at which the screen does not obey the machine. */
export async function walkPath(harness: Harness, path: Path): Promise<void> {
  const releaseTimers = holdTimers();
  const errors = hearConsoleErrors();
  const performance = new PathRunner(harness, harness.fixture.inputs[path.steps[0]?.event.sample ?? '']);
  let [step, told] = [0, 0];
  try {
    const take = ({ event, state }: { event: { type: string }; state: ExplorerState }): void =>
      performance.take(event as Stimulus, state.flow.trace.taken.length > 0);
    const events = Object.fromEntries(path.steps.slice(1).map(({ event }) => [event.type, take]));
    await path.test({
      events,
      states: {
        '*': async (snapshot) => {
          await performance.settle();
          const faults = [...performance.faults(snapshot), ...errors.take()];
          if (faults.length > 0) throw new Error(faults.join('\n'));
          harness.screens?.check(path, step, performance.perceived(told, harness.screens.filled));
          told = performance.driver.told.length;
          step += 1;
        },
      },
    });
  } catch (reason) {
    // The package prints every snapshot whole; the steps alone say where it was.
    if (reason instanceof Error) reason.message = reason.message.replace(/\n\s*State: .*$/gm, '');
    throw reason;
  } finally {
    performance.end();
    errors.end();
    releaseTimers();
  }
}

/** What a walk through a view stands on. */
export const harnessOf = <Machine extends AnyStateMachine>(
  page: Page<Machine>,
  fixture: Fixture<Machine>,
  how: HarnessOptions<Machine> = {},
): Harness => ({
  page: page as unknown as AnyPage,
  fixture,
  by: { 'end.neared': (_, hands) => hands.reachEnd(), ...(how.by as Record<string, (body: Body, hands: UserActions) => void>) },
  elsewhere: new Set<string>([
    'resume',
    'input.changed',
    'draft.found',
    ...(how.elsewhere ?? []),
    ...Object.values(fixture.ports).flatMap((port) => port.says),
  ]),
  heldBack: new Set<string>(how.heldBack),
  locale: 'en',
  messages: messagesOf(fixture.machine.id, how.within ?? []),
  frame: how.frame ?? ((view) => view),
  recorder: null,
  screens: null,
});

/** The stages of the walks that were read so far. */
export const harnesses: Harness[] = [];

import { createIntl } from 'react-intl';
import type { EventObject } from 'xstate';
import { statePath } from '#machines/rules/statePath.ts';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { messageId, type MessageId } from '#src/components/hooks/messageId.ts';
import { PathRunner, type Harness } from '#tests/model/harness/pathRunner.tsx';
import { accessibleNodesOn, type AccessibleNode } from '#tests/model/harness/aria/accessibleTree.ts';
import type { RecordedEvent } from '#tests/model/harness/recordedEvents.ts';
import type { Chart } from '../chart/chart.ts';
import type { Fixture } from '../fixtureTypes.ts';
import type { Path } from '../model.ts';
import { CommandError } from '../command.ts';
import { stimulusText, stepText } from '../stepText.ts';
import { leavesScreen } from './screenExits.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';
import { changeOf, type ScriptWalk, type Step } from './script.ts';

type Says = (id: string, values?: Record<string, string | number>) => string;

const sayIn = (locale: Locale, messages: Record<string, string>): Says => {
  const intl = createIntl({ locale: languageTag(locale), messages: messages as Record<MessageId, string> });
  return (id, values) => String(intl.formatMessage({ id: messageId(id) }, values));
};

type Notice = { id: string; values?: Record<string, string | number>; desc?: string };

const noticesIn = (count: readonly EventObject[], say: Says): string[] =>
  count.flatMap((fact) => {
    const notice = 'notice' in fact ? (fact.notice as Notice | null) : null;
    return notice ? [notice.desc ?? say(notice.id, notice.values)] : [];
  });

const innermost = (snapshot: ExplorerState | undefined): string[] =>
  (snapshot?._nodes ?? []).filter((node) => Object.keys(node.states).length === 0).map((node) => node.path.join('.'));

/** What the chart says about states, by their paths. */
const meaningOf = (chart: Chart, paths: readonly string[]): string =>
  chart.states
    .filter((state) => paths.includes(state.path))
    .map((state) => state.description)
    .join(' ');

const whoDoes = (stimulus: Stimulus, isElsewhere: boolean): Step['who'] => {
  if (stimulus.kind === 'time') return 'time';
  if (stimulus.kind !== 'event') return 'mall';
  return isElsewhere ? 'shop' : 'shopper';
};

type Seen = { touches: readonly RecordedEvent[]; screen: AccessibleNode[]; says: string[] };
const nothing: Seen = { touches: [], screen: [], says: [] };

/** One walk as a script: what is done, by whom, why it goes on as it does. `seen` tells what stood on the screen at each step. */
function scriptOf(
  chart: Chart,
  path: Path,
  number: number,
  isElsewhere: (type: string) => boolean,
  input: unknown,
  seen: readonly Seen[],
): ScriptWalk {
  const steps = path.steps.map(({ state: snapshot, event: stimulus }, index): Step => {
    const { touches, screen, says } = seen[index] ?? nothing;
    const isHeard = index === 0 || snapshot.flow.trace.taken.length > 0;
    const isLeft = index > 0 && index === path.steps.length - 1 && seen.length > 0 && leavesScreen(snapshot);
    const before = seen[index - 1]?.screen ?? [];
    const [was, is] = [innermost(path.steps[index - 1]?.state), innermost(snapshot)];
    const means = meaningOf(chart, is);
    return {
      who: index === 0 ? 'shop' : whoDoes(stimulus, isElsewhere(stimulus.type)),
      stimulus,
      isHeard,
      isLeft,
      touches,
      screen: isLeft ? [] : screen,
      says,
      snapshot,
      why: index === 0 && snapshot.flow.trace.taken.length === 0 ? [] : stepText(chart, snapshot),
      state: statePath(snapshot.value),
      means,
      news:
        meaningOf(
          chart,
          is.filter((each) => !was.includes(each)),
        ) || means,
      change: changeOf(before, isLeft ? before : screen),
      before: [],
      calls: [],
      how: [],
    };
  });
  return { number, start: path.steps[0]?.event.sample ?? '', input, precondition: '', steps };
}

/**
 * Walks one path through the real view, and notes what the hands touch and what the screen says. `replay`: the touches of the same walk in
 * English.
 */
async function watch(harness: Harness, path: Path, say: Says, replay?: readonly Seen[]): Promise<Seen[]> {
  const performance = new PathRunner(harness, harness.fixture.inputs[path.steps[0]?.event.sample ?? ''], true);
  const seen: Seen[] = [];
  try {
    for (const [index, { event, state }] of path.steps.entries()) {
      const count = performance.driver.told.length;
      try {
        if (index > 0) performance.take(event, state.flow.trace.taken.length > 0, replay?.[index]?.touches);
      } catch (reason) {
        const why = reason instanceof Error ? reason.message : String(reason);
        throw new CommandError(
          `The view of '${harness.fixture.machine.id}' does not go with step ${index}, ${stimulusText(event)}: ${why}`,
          1,
        );
      }
      await performance.settle();
      seen.push({
        touches: performance.touches,
        screen: accessibleNodesOn(),
        says: noticesIn(performance.driver.told.slice(index === 0 ? 0 : count), say),
      });
    }
  } finally {
    performance.end();
  }
  return seen;
}

const watchedOn = new WeakMap<Fixture, Map<string, Seen[]>>();

/** As `watch`, but a walk, or the beginning of one, that was watched on this stage in this language is not gone again. */
async function watchedOnce(harness: Harness, path: Path, say: Says, replay?: readonly Seen[]): Promise<Seen[]> {
  const [first] = path.steps;
  const way = [
    harness.locale,
    first?.event.sample,
    ...path.steps.slice(1).map(({ event: { type, nth, id } }) => `${type} ${nth} ${id}`),
    '',
  ].join('\n');
  const known = watchedOn.get(harness.fixture) ?? new Map<string, Seen[]>();
  watchedOn.set(harness.fixture, known);
  for (const [each, seen] of known) if (each.startsWith(way)) return seen.slice(0, path.steps.length);
  const seen = await watch(harness, path, say, replay);
  known.set(way, seen);
  return seen;
}

/** A machine's walks through its view, in a language; the hands find what they type into by its English name first. */
export async function recordScripts(
  harness: Harness,
  chart: Chart,
  paths: readonly Path[],
  locale: Locale,
  messages: Record<string, string>,
): Promise<ScriptWalk[]> {
  const [sayEnglish, say] = [sayIn('en', harness.messages), sayIn(locale, messages)];
  const scripts: ScriptWalk[] = [];
  for (const [index, path] of paths.entries()) {
    const english = await watchedOnce(harness, path, sayEnglish);
    const seen = locale === 'en' ? english : await watchedOnce({ ...harness, locale: languageTag(locale), messages }, path, say, english);
    scripts.push(
      scriptOf(
        chart,
        path,
        index + 1,
        (type) => harness.elsewhere.has(type),
        harness.fixture.inputs[path.steps[0]?.event.sample ?? ''],
        seen,
      ),
    );
  }
  return scripts;
}

/** The walks of a machine that has no view of its own. */
export const recordScriptsWithoutView = (chart: Chart, paths: readonly Path[], inputs: Record<string, unknown>): ScriptWalk[] =>
  paths.map((path, index) => scriptOf(chart, path, index + 1, () => true, inputs[path.steps[0]?.event.sample ?? ''], []));

import type { EventObject } from 'xstate';
import { canonical, isActor } from '#flows/canonical.ts';
import { lacksOf, unreachedBy, unwalkedBy } from '#flows/coverage.ts';
import type { Exploration, Node } from '#flows/explorer.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Stimulus, ExplorerState } from '#flows/explorerState.ts';
import type { Walk } from '#flows/coveringPaths.ts';
import { stimulusText } from '#flows/stepText.ts';
import { networkProblemCodes } from '#machines/model/problem.ts';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { MachineDriver, type Asked } from '../drivers/machine.driver.ts';
import { OutgoingCheck } from '../drivers/outgoing.ts';
import { WalkClock } from '../drivers/walk.clock.ts';
import { visitor } from '../fixtures/visitor.ts';
import english from '#lang/en.json';

/** What breaks a law, as sentences; nothing when it holds. */
export type Law = (fixture: Fixture, exploration: Exploration, walks: readonly Walk[]) => string[];

const inputOf = (fixture: Fixture, walk: Walk): unknown => fixture.inputs[walk.steps[0]?.event.sample ?? ''];

/** A walk played on a running machine, as far as `steps`; `watch` sees each. */
export const driven = (
  fixture: Fixture,
  walk: Walk,
  steps: number,
  watch: (driver: MachineDriver, snapshot: ExplorerState, stimulus: Stimulus) => void = () => undefined,
): MachineDriver => {
  const driver = new MachineDriver(fixture, inputOf(fixture, walk));
  for (const step of walk.steps.slice(0, steps)) {
    driver.take(step.event);
    watch(driver, step.state, step.event);
  }
  return driver;
};

/** Where a running machine stands: state, knowledge, open questions, timers. */
export const standing = (driver: MachineDriver): string => {
  const { value, context, children, status } = driver.actor.getSnapshot();
  return canonical({ value, context, status, asks: Object.keys(children), timers: driver.clock.waiting });
};

/** The samples are whole: every event and port has some, and together they take every transition and both sides of every guard. */
export const isReachedWhole: Law = (fixture, exploration, walks) => [
  ...exploration.stopped,
  ...lacksOf(fixture),
  ...unreachedBy(exploration).map((item) => `unreached: ${item}`),
  ...unwalkedBy(
    exploration,
    walks.flatMap((walk) => walk.steps.map((step) => step.state)),
  ).map((item) => `explored, but no walk takes: ${item}`),
];

/** The running machine does what the explorer saw, and lets out what it saw going out. */
export const runsAsExplored: Law = (fixture, _, walks) =>
  walks.flatMap((walk) => {
    const wrong: string[] = [];
    let out: OutgoingCheck | undefined;
    driven(fixture, walk, walk.steps.length, (driver, snapshot, stimulus) => {
      out ??= new OutgoingCheck(fixture, driver);
      const sent = out.wrongIn(snapshot);
      if (sent !== null) wrong.push(`after '${stimulusText(stimulus)}' ${sent}`);
      const now = driver.actor.getSnapshot();
      const [seen, expected] = [now, snapshot].map(({ value, context }) => canonical({ value, context }));
      if (seen !== expected) wrong.push(`after '${stimulusText(stimulus)}': ${seen} instead of ${expected}`);
    });
    return wrong;
  });

const foreign = (thing: unknown, path: string): string[] => {
  if (thing === null || thing === undefined || typeof thing === 'string' || typeof thing === 'boolean') return [];
  if (typeof thing === 'number') return Number.isFinite(thing) ? [] : [`${path} is ${thing}`];
  if (Array.isArray(thing)) return thing.flatMap((each, index) => foreign(each, `${path}[${index}]`));
  if (typeof thing === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(thing) as object | null))
    return Object.entries(thing).flatMap(([key, each]) => foreign(each, `${path}.${key}`));
  return [`${path} is a ${typeof thing === 'object' ? thing.constructor.name : typeof thing}`];
};

/** Whatever a machine knows can be stored and read again. */
export const isStorable: Law = (_, exploration) => [
  ...new Set(
    [...exploration.nodes.values()].flatMap(({ snapshot }) =>
      foreign(snapshot.context, 'context').map((what) => `in '${statePath(snapshot.value)}' ${what}`),
    ),
  ),
];

/**
 * A closed tab is not noticed: stopped at any state, stored, restored and told `resume`, the machine stands exactly where it
 * would stand had it only been told `resume`; where it does not hear `resume`, where it stood. Deadlines are kept.
 */
export const survivesReload: Law = (fixture, _, walks) =>
  (fixture.begunAnew === undefined ? walks : []).flatMap((walk) =>
    walk.steps.flatMap((step, index) => {
      const before = driven(fixture, walk, index + 1);
      const snapshot = before.actor.getSnapshot();
      if (snapshot.status !== 'active') return [];
      const clock = new WalkClock();
      clock.goTo(before.clock.now());
      const restored = new MachineDriver(fixture, undefined, { snapshot: before.stored(), clock });
      const resume: EventObject & { at: number } = { type: 'resume', at: clock.now() };
      if (snapshot.can(resume)) for (const driver of [before, restored]) driver.actor.send(resume);
      const [live, again] = [standing(before), standing(restored)];
      return live === again ? [] : [`stopped in '${statePath(step.state.value)}': ${again} instead of ${live}`];
    }),
  );

const isBusy = (node: Node): boolean => node.snapshot.hasTag('busy');

/** Whoever waits is not left waiting: from every busy situation, answers, refusals, time and what children say lead out, and without answers too. */
export const busyEnds: Law = ({ handsOver, ports }, exploration) => {
  const spoken = new Set(Object.values(ports).flatMap((port) => port.says));
  const isHandedOver = (node: Node): boolean => node.snapshot._nodes.some((state) => state.path.join('.') in handsOver);
  const out = (node: Node, kinds: readonly Stimulus['kind'][]): boolean => {
    const seen = new Set([node.key]);
    const queue = [node];
    for (let each = queue.shift(); each; each = queue.shift()) {
      if (!isBusy(each) || isHandedOver(each)) return true;
      for (const { stimulus, to } of each.edges) {
        const next = exploration.nodes.get(to);
        if (!next || seen.has(to) || !(kinds.includes(stimulus.kind) || spoken.has(stimulus.type))) continue;
        seen.add(to);
        queue.push(next);
      }
    }
    return false;
  };
  const stuck = [...exploration.nodes.values()]
    .filter(isBusy)
    .flatMap((node) => [
      ...(out(node, ['answer', 'refusal', 'time']) ? [] : [`'${statePath(node.snapshot.value)}' is busy and nothing leads out`]),
      ...(out(node, ['refusal', 'time']) ? [] : [`'${statePath(node.snapshot.value)}' is busy and stays so when everything is refused`]),
    ]);
  return [...new Set(stuck)];
};

const codes = new Set<unknown>([...refusalCodes, ...networkProblemCodes]);

/** A problem that a machine keeps has a code of the contract, or of the weather. */
export const problemsAreKnown: Law = (_, exploration) => {
  const look = (thing: unknown, key: string): string[] => {
    if (typeof thing !== 'object' || thing === null || isActor(thing)) return [];
    const inner = Object.entries(thing).flatMap(([name, each]) => look(each, name));
    const isProblem = key === 'problem' && 'code' in thing;
    return isProblem && !codes.has(thing.code) ? [...inner, `the problem '${String(thing.code)}' is no code`] : inner;
  };
  return [...new Set([...exploration.nodes.values()].flatMap(({ snapshot }) => look(snapshot.context, '')))];
};

/** An idempotency key of a question: made from the tab's seed. */
export const keyIn = (input: unknown): string | null => {
  const key = typeof input === 'object' && input !== null && 'key' in input ? input.key : null;
  return typeof key === 'string' && key.startsWith(`${visitor.seed}-`) ? key : null;
};

/** One key, one effect: a key is never asked again once it was answered, never twice at once, and never for another question. */
export const keysAreUsedOnce: Law = (fixture, _, walks) =>
  walks.flatMap((walk) => {
    const answered = new Set<string>();
    const wrong: string[] = [];
    const meant = new Map<string, string>();
    const open = new Map<string, Asked>();
    let read = 0;
    driven(fixture, walk, walk.steps.length, (driver, snapshot, stimulus) => {
      const where = `'${stimulusText(stimulus)}' in '${statePath(snapshot.value)}'`;
      if (stimulus.kind === 'answer') for (const [key, ask] of open) if (stimulus.type.startsWith(`${ask.src}.`)) answered.add(key);
      if (stimulus.kind !== 'event') for (const [key, ask] of open) if (stimulus.type.startsWith(`${ask.src}.`)) open.delete(key);
      for (; read < driver.asked.length; read += 1) {
        const ask = driver.asked[read];
        const key = ask ? keyIn(ask.input) : null;
        if (!ask || key === null) continue;
        const content = canonical([ask.src, ask.input]);
        if (answered.has(key)) wrong.push(`${where}: ${ask.src} is asked again with the answered key '${key}'`);
        if (open.has(key)) wrong.push(`${where}: ${ask.src} is asked with the key '${key}' while it waits for it`);
        if ((meant.get(key) ?? content) !== content) wrong.push(`${where}: the key '${key}' is used for two questions`);
        meant.set(key, content);
        open.set(key, ask);
      }
    });
    return wrong;
  });

/** What a machine says to the shopper exists in the words of the shop. */
export const noticesHaveWords: Law = (fixture, _, walks) => [
  ...new Set(
    walks.flatMap((walk) =>
      driven(fixture, walk, walk.steps.length).told.flatMap((fact) => {
        const notice = 'notice' in fact ? (fact.notice as { id?: string }) : null;
        return notice?.id !== undefined && !(notice.id in english) ? [`the sentence '${notice.id}' is missing`] : [];
      }),
    ),
  ),
];

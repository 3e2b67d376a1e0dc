import { readFile } from 'node:fs/promises';
import type { Problem } from '#machines/model/problem.ts';
import type { Invocation, ExplorerState } from '../explorerState.ts';
import { canonical } from '../canonical.ts';
import { CommandError } from '../command.ts';
import { callsOf, isFilled } from './mall.answers.ts';
import { outsideText } from './outside.ts';
import { arrangementFor, beginningOf, canFollow, priceText, realText, type GivenAnswer } from './preconditions.ts';
import type { PlaneCall, Script, ScriptWalk, Step } from './script.ts';

/** How long a held answer waits for each step that is done meanwhile; the shop gives up after 30 s (spec 9). */
const heldPerStep = 14_000;
const longestHeld = 28_000;
const nobodyWaits = 31_000;
/** So long a tester waits himself; beyond it the mall's clock is moved. */
const patience = 120_000;

let paths: Promise<Map<string, string>> | null = null;

/** The fixed beginning of the address of each call of the contract, by its operation. */
const pathsOfCalls = (): Promise<Map<string, string>> =>
  (paths ??= readFile(new URL('../../mesh/mall.openapi.json', import.meta.url), 'utf8').then((text) => {
    const { paths: all } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    return new Map(
      Object.entries(all).flatMap(([path, methods]) =>
        Object.values(methods).map(({ operationId }) => [operationId, path.replace(/\{.*$/, '')] as const),
      ),
    );
  }));

/** The addresses that a port asks of the mall, in order; none for what is done in the browser itself. */
async function addressesOf(noun: string, { src, input }: Invocation): Promise<string[]> {
  if (!isFilled(noun)) return [];
  try {
    const known = await pathsOfCalls();
    return (await callsOf(noun, src, input)).flatMap((call) => known.get(call) ?? []);
  } catch (reason) {
    if (reason instanceof CommandError) return [];
    throw reason;
  }
}

const asksOf = (snapshot: ExplorerState | undefined): readonly Invocation[] => snapshot?.flow.invocations ?? [];

const networkTexts: Record<string, [before: string, after: string]> = {
  OFFLINE: ['DevTools, Network: “Offline”', 'DevTools, Network: “No throttling”'],
  UNREACHABLE: ['DevTools, “Network request blocking”: block */graphql*', 'It fails at once; then take the blocking away'],
  BROKEN_ANSWER: ['DevTools, Network: “Override content” of its last answer, leave { alone', 'It cannot be read; then delete the override'],
};

const fault = (path: string, body: object): PlaneCall => ({ path: '/_ops/faults', body: { ...body, path } });

/** The samples that a walk's answers were brought to by hand, by their ports. */
type Arranged = Map<string, string>;

/**
 * What makes the mall give this answer, where it does not come by itself, or no longer does. What is read stays as it was arranged. What
 * must have been done before the walk is said where it begins.
 */
function arrange(
  { asking, walk }: { asking: Step; walk: ScriptWalk },
  arranged: Arranged,
  { src, sample, samples }: { src: string; sample: string; samples: number },
): void {
  const { now: how, ahead } = arrangementFor(src, sample, samples);
  const before = arranged.get(src);
  const isRead = src.startsWith('read');
  if (before === sample && isRead) return;
  // What is done may have changed what was arranged to be read.
  if (!isRead) for (const other of arranged.keys()) if (other.startsWith('read')) arranged.delete(other);
  if (ahead !== undefined && !walk.precondition.includes(ahead)) walk.precondition += `. ${ahead}`;
  if (how !== '') {
    asking.before.push(how);
    arranged.set(src, sample);
  } else if (before !== undefined) {
    asking.before.push(`Take back what was done for “${before}”`);
    arranged.delete(src);
  }
}

/**
 * A question of a walk: in which step it is asked, and which address it asks first; null for what is done in the browser itself.
 * `isDocument`: the document server asks it, and the browser again where no answer comes in time.
 */
type Question = { invocation: Invocation; asked: number; path: string | null; isDocument: boolean };

/** What is open while this question is prepared for: `at`: the how-manieth of its address it is; `isOther`: others are asked before it. */
type Preparation = { step: Step; at: number; isOther: boolean };

const atOf = (at: number): { at?: number } => (at > 1 ? { at } : {});

/** What holds the answer to a question back; nothing for what is done in the browser itself. */
const latencyOf = ({ at }: Preparation, { path, isDocument }: Question, latencyMs: number): PlaneCall[] =>
  path === null ? [] : [fault(path, { kind: 'latency', latencyMs, ...atOf(at), ...(isDocument ? { times: 2 } : {}) })];

/**
 * The step before which somebody prepares a question: the one that asks it, or, where it follows an answer at once, the last one before
 * in which a person acts.
 */
async function preparationFor(script: Script, { steps }: ScriptWalk, { invocation, asked, path }: Question): Promise<Preparation | null> {
  const place = steps.findLastIndex(({ who }, index) => index <= asked && who !== 'mall');
  const step = steps[place];
  if (!step) return null;
  const before = steps
    .slice(place, asked)
    .flatMap(({ snapshot }, index) => asksOf(snapshot).filter((each) => !asksOf(steps[place + index - 1]?.snapshot).includes(each)))
    .filter((each) => each !== invocation);
  const addresses = (await Promise.all(before.map((each) => addressesOf(script.noun, each)))).flat();
  const same = addresses.filter((each) => path !== null && each.startsWith(path)).length;
  return { step, at: same + 1, isOther: addresses.length > 0 };
}

/** What must be prepared for a question that is asked in one step and answered, refused or given up in another. */
async function bringAbout(script: Script, walk: ScriptWalk, arranged: Arranged, question: Question): Promise<void> {
  const { invocation, asked, path } = question;
  const ends = walk.steps.findIndex(({ snapshot }, index) => index > asked && !asksOf(snapshot).includes(invocation));
  const step = walk.steps[ends];
  const preparation = await preparationFor(script, walk, question);
  if (!preparation || !step) return;
  const between = ends - asked - 1;
  const latencyMs = Math.min(longestHeld, (between + 1) * heldPerStep);
  const { step: prepared } = preparation;
  const hold = (): void => void prepared.calls.push(...latencyOf(preparation, question, latencyMs));
  const isAnswered = step.who === 'mall' && step.stimulus.id === invocation.id;
  if (between > 0 && path !== null && isAnswered) step.how.push(`It comes ${latencyMs / 1_000} s after step ${asked}: be that quick`);
  if (!isAnswered) hold();
  else if (step.stimulus.kind === 'answer') {
    const { src } = invocation;
    arrange({ asking: prepared, walk }, arranged, { src, sample: step.stimulus.sample, samples: script.answers[src] ?? 1 });
    if (between > 0) hold();
  } else refuse(preparation, step, question, between > 0 ? { latencyMs } : {});
}

/** What makes a question fail as the walk has it. `held`: how long it is open before. */
function refuse(preparation: Preparation, step: Step, question: Question, held: { latencyMs?: number }): void {
  const { step: prepared, at, isOther } = preparation;
  const { invocation, path, isDocument } = question;
  const { code } = (step.stimulus.raw as unknown as { error: { problem: Problem } }).error.problem;
  const network = networkTexts[code];
  const isUnderWay = held.latencyMs !== undefined || isOther || (isDocument && code === 'OFFLINE');
  if (network && path !== null && isUnderWay) {
    prepared.calls.push(...latencyOf(preparation, question, held.latencyMs ?? heldPerStep));
    step.how.push('DevTools, Network: “Offline”, which ends what is under way; then “No throttling”');
  } else if (network) {
    prepared.before.push(network[0]);
    step.how.push(network[1]);
    // What the document server asks no blocking in the browser stops: it must come too late for the document.
    if (isDocument && path !== null) prepared.calls.push(fault(path, { kind: 'latency', latencyMs: heldPerStep }));
  } else if (path === null)
    prepared.before.push(`Make '${invocation.src}' fail in the browser itself, or deny what it asks leave for (${code})`);
  else if (code === 'TIMED_OUT') {
    prepared.calls.push(...latencyOf(preparation, question, nobodyWaits));
    step.how.push('Wait 30 s: the shop gives up by itself');
  } else if (code === 'PRICE_CHANGED') prepared.before.push(`Change the price of what is bought: ${priceText(99)}`);
  else prepared.calls.push(fault(path, { kind: 'error', code, ...atOf(at), ...held }));
}

const waiting = (step: Step, before: Step): void => {
  const span = step.stimulus.at - before.snapshot.flow.now;
  if (span <= patience) return;
  step.calls.push({ path: '/_ops/clock', body: { advanceMs: span } });
  step.how.push('Reload the page, so that it learns the time');
};

const answered = ({ steps }: ScriptWalk, index: number): Invocation | undefined =>
  asksOf(steps[index - 1]?.snapshot).find(({ id }) => id === steps[index]?.stimulus.id);

/** The answer that a step brings, with the question that it answers; null where the mall answers nothing. */
function answerIn(walk: ScriptWalk, index: number): GivenAnswer | null {
  const [stimulus, invocation] = [walk.steps[index]?.stimulus, answered(walk, index)];
  if (stimulus?.kind !== 'answer' || !invocation) return null;
  return { src: invocation.src, question: canonical(invocation.input), sample: stimulus.sample };
}

/**
 * Ends a walk before an answer that no hand can bring about, since it contradicts the one at which its question was asked. Answers a
 * sentence about it, or null.
 */
function cutAtContradiction(walk: ScriptWalk): string | null {
  const { steps, number } = walk;
  for (const index of steps.keys()) {
    const [after, invocation] = [answerIn(walk, index), answered(walk, index)];
    const asked = steps.findIndex(({ snapshot }) => invocation !== undefined && asksOf(snapshot).includes(invocation));
    const before = answerIn(walk, asked);
    if (!after || !before || canFollow(before, after)) continue;
    steps.splice(index);
    const answers = `'${after.src}' answers “${after.sample}” right after “${before.sample}”`;
    return `Walk ${number} ends where ${answers}: no hand brings that about.`;
  }
  return null;
}

/** Says at each step who acts and how it is brought about in a running shop; nothing for a machine without a screen. */
export async function tellByHand(script: Script): Promise<void> {
  if (!script.hasView) return;
  script.notes.push(...script.walks.flatMap((walk) => cutAtContradiction(walk) ?? []));
  for (const walk of script.walks) {
    const beginning = beginningOf(script.noun, walk.start, walk.input);
    walk.precondition = beginning.text;
    const arranged: Arranged = new Map();
    for (const [index, step] of walk.steps.entries()) {
      const before = walk.steps[index - 1];
      for (const invocation of asksOf(step.snapshot))
        if (script.answers[invocation.src] !== undefined && !asksOf(before?.snapshot).includes(invocation)) {
          const [path = null] = await addressesOf(script.noun, invocation);
          await bringAbout(script, walk, arranged, { invocation, asked: index, path, isDocument: index === 0 && beginning.isDocument });
        }
      if (!before) continue;
      step.how.push(...step.touches.flatMap(({ type, text }) => (type === 'input' ? (realText(text) ?? []) : [])));
      if (step.who === 'time') waiting(step, before);
      if (step.who === 'shop') step.how.push(outsideText(script.noun, step.stimulus.type) ?? 'Another part of the shop does it');
    }
  }
}

import { readFile } from 'node:fs/promises';
import { isNetworkProblem, type Problem } from '#machines/model/problem.ts';
import type { Invocation, ExplorerState } from '../explorerState.ts';
import { CommandError } from '../command.ts';
import { callsOf, isFilled } from './mall.answers.ts';
import { outsideText } from './outside.ts';
import { answerText, priceText, realText, startText } from './preconditions.ts';
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

/** The address that a port asks of the mall; null for what is done in the browser itself. */
async function addressOf(noun: string, { src, input }: Invocation): Promise<string | null> {
  if (!isFilled(noun)) return null;
  try {
    const [call = ''] = await callsOf(noun, src, input);
    return (await pathsOfCalls()).get(call) ?? null;
  } catch (reason) {
    if (reason instanceof CommandError) return null;
    throw reason;
  }
}

const asksOf = (snapshot: ExplorerState | undefined): readonly Invocation[] => snapshot?.flow.invocations ?? [];

const networkTexts: Record<string, [before: string, after: string]> = {
  OFFLINE: ['DevTools, Network: “Offline”', 'DevTools, Network: “No throttling”'],
  UNREACHABLE: ['DevTools, “Network request blocking”: block */graphql*', 'It fails at once; then take the blocking away'],
};

const fault = (path: string, body: object): PlaneCall => ({ path: '/_ops/faults', body: { ...body, path } });

/** The samples that a walk's answers were brought to by hand, by their ports. */
type Arranged = Map<string, string>;

/** What makes the mall give this answer, where it does not come by itself, or no longer does. What is read stays as it was arranged. */
function arrange(asking: Step, arranged: Arranged, { src, sample, samples }: { src: string; sample: string; samples: number }): void {
  const how = answerText(src, sample, samples);
  const before = arranged.get(src);
  const isRead = src.startsWith('read');
  if (before === sample && isRead) return;
  // What is done may have changed what was arranged to be read.
  if (!isRead) for (const other of arranged.keys()) if (other.startsWith('read')) arranged.delete(other);
  if (how !== '') {
    asking.before.push(how);
    arranged.set(src, sample);
  } else if (before !== undefined) {
    asking.before.push(`Take back what was done for “${before}”`);
    arranged.delete(src);
  }
}

/** What must be prepared for a question that is asked in one step and answered, refused or given up in another. */
async function bringAbout(
  script: Script,
  walk: ScriptWalk,
  arranged: Arranged,
  { invocation, asked }: { invocation: Invocation; asked: number },
): Promise<void> {
  const asking = walk.steps[asked];
  const ends = walk.steps.findIndex(({ snapshot }, index) => index > asked && !asksOf(snapshot).includes(invocation));
  const step = walk.steps[ends];
  const path = await addressOf(script.noun, invocation);
  if (!asking || !step) return;
  const between = ends - asked - 1;
  const held = between > 0 ? { latencyMs: Math.min(longestHeld, (between + 1) * heldPerStep) } : {};
  const isAnswered = step.who === 'mall' && step.stimulus.id === invocation.id;
  if (between > 0 && path !== null && isAnswered)
    step.how.push(`It comes ${(held.latencyMs ?? 0) / 1_000} s after step ${asked}: be that quick`);
  if (!isAnswered) {
    if (path !== null) asking.calls.push(fault(path, { kind: 'latency', latencyMs: Math.min(longestHeld, (between + 1) * heldPerStep) }));
  } else if (step.stimulus.kind === 'answer') {
    const { src } = invocation;
    arrange(asking, arranged, { src, sample: step.stimulus.sample, samples: script.answers[src] ?? 1 });
    if (between > 0 && path !== null) asking.calls.push(fault(path, { kind: 'latency', ...held }));
  } else refuse(asking, step, { src: invocation.src, path, held });
}

/** What makes a question fail as the walk has it. */
function refuse(asking: Step, step: Step, { src, path, held }: { src: string; path: string | null; held: { latencyMs?: number } }): void {
  const { code } = (step.stimulus.raw as unknown as { error: { problem: Problem } }).error.problem;
  const network = networkTexts[code];
  if (network && path !== null && held.latencyMs !== undefined) {
    asking.calls.push(fault(path, { kind: 'latency', ...held }));
    step.how.push('DevTools, Network: “Offline”, which ends what is under way; then “No throttling”');
  } else if (network) {
    asking.before.push(network[0]);
    step.how.push(network[1]);
  } else if (path === null) asking.before.push(`Make '${src}' fail in the browser itself, or deny what it asks leave for (${code})`);
  else if (code === 'TIMED_OUT') {
    asking.calls.push(fault(path, { kind: 'latency', latencyMs: nobodyWaits }));
    step.how.push('Wait 30 s: the shop gives up by itself');
  } else if (isNetworkProblem({ code })) asking.calls.push(fault(path, { kind: 'truncated' }));
  else if (code === 'PRICE_CHANGED') asking.before.push(`Change the price of what is bought: ${priceText(99)}`);
  else asking.calls.push(fault(path, { kind: 'error', code, ...held }));
}

const waiting = (step: Step, before: Step): void => {
  const span = step.stimulus.at - before.snapshot.flow.now;
  if (span <= patience) return;
  step.calls.push({ path: '/_ops/clock', body: { advanceMs: span } });
  step.how.push('Reload the page, so that it learns the time');
};

/** Says at each step who acts and how it is brought about in a running shop; nothing for a machine without a screen. */
export async function tellByHand(script: Script): Promise<void> {
  if (!script.hasView) return;
  for (const walk of script.walks) {
    walk.precondition = startText(script.noun, walk.start, walk.input);
    const arranged: Arranged = new Map();
    for (const [index, step] of walk.steps.entries()) {
      const before = walk.steps[index - 1];
      for (const invocation of asksOf(step.snapshot))
        if (script.answers[invocation.src] !== undefined && !asksOf(before?.snapshot).includes(invocation))
          await bringAbout(script, walk, arranged, { invocation, asked: index });
      if (!before) continue;
      step.how.push(...step.touches.flatMap(({ type, text }) => (type === 'input' ? (realText(text) ?? []) : [])));
      if (step.who === 'time') waiting(step, before);
      if (step.who === 'shop') step.how.push(outsideText(script.noun, step.stimulus.type) ?? 'Another part of the shop does it');
    }
  }
}

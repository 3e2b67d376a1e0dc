import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, StateMachine, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { Moment } from '#machines/ports.ts';
import { isNetworkProblem, ProblemError, problemOf, type Problem } from '#machines/model/problem.ts';
import { adapt, type Gateway, type PortFunctions } from '#src/adapters/adapt.ts';
import { canonical } from '../canonical.ts';
import { CommandError } from '../command.ts';
import { OperationShape, pour, type Wire } from './graphqlPayloads.ts';

/** What the mall says to one operation, as it stands on the wire; `weather`: nothing comes, for this reason. */
export type GatewayAnswer = { operation: string; hash: string; body?: unknown; weather?: string };

type Asked = { hash: string; shape: OperationShape };
type Outcome = { answer: unknown } | { problem: Problem };
type Talk = (request: Asked, nth: number) => unknown;

/** No port asks more often for one answer. */
const most = 8;

const root = join(import.meta.dirname, '../..');
const adapterOf = (noun: string): string => `src/adapters/${noun}.adapter.ts`;
const dataOf = (noun: string): string => `src/data/${noun}.data.ts`;
const isThere = (path: string): boolean => existsSync(join(root, path));
const load = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, path)).href);
const documents = JSON.parse(await readFile(join(root, 'src/data/gql/documents.json'), 'utf8').catch(() => '{}')) as Record<
  string,
  { text: string }
>;

/** A machine with its ports filled as the shop fills them: by its adapter, or by its data functions where it has none. */
export async function adaptedMachine(noun: string, gateway: unknown): Promise<unknown> {
  if (!isThere(adapterOf(noun))) {
    const machine = (await load(`machines/${noun}.machine.ts`))[`${noun}Machine`] as AnyStateMachine;
    const functions = isThere(dataOf(noun)) ? await load(dataOf(noun)) : {};
    return adapt(machine, functions as PortFunctions<AnyStateMachine>, gateway as Gateway);
  }
  const made = Object.entries(await load(adapterOf(noun))).find(([name]) => name.startsWith('adapt'))?.[1];
  return (made as (given: unknown, ...more: unknown[]) => unknown)(gateway, {});
}

/** Asks a port of the real shop, with what it says over the wire in our hands. */
async function ask(noun: string, src: string, input: unknown, at: Moment, talk: Talk): Promise<{ outcome: Outcome; requests: Asked[] }> {
  const requests: Asked[] = [];
  const gateway = {
    now: () => at,
    execute: async (document: { __meta__?: unknown }) => {
      const { hash } = document.__meta__ as { hash: string };
      const one = { hash, shape: await OperationShape.of(documents[hash]?.text ?? '') };
      requests.push(one);
      // A dyed answer may look like a page with more to come.
      if (requests.length > most) throw new ProblemError({ code: 'BROKEN_ANSWER', at: 0 });
      return talk(one, requests.length - 1);
    },
  };
  const machine = await adaptedMachine(noun, gateway);
  const logic = machine instanceof StateMachine ? (machine as AnyStateMachine).implementations.actors[src] : undefined;
  if (!logic) throw new Error(`'${noun}' adapts nothing to '${src}'.`);
  const actor = createActor(logic as AnyActorLogic, { input });
  actor.subscribe({ error: () => undefined });
  const done = toPromise(actor);
  actor.start();
  const outcome = await done.then(
    (came: unknown): Outcome => ({ answer: (came as { answer: unknown }).answer }),
    (reason: unknown): Outcome => ({ problem: problemOf(reason) }),
  );
  return { outcome, requests };
}

/** The hash by which the gateway knows an operation. */
export const hashOf = (operation: string): string =>
  Object.entries(documents).find(([, { text }]) => new RegExp(`(query|mutation) ${operation}\\b`).test(text))?.[0] ?? '';

/** True where the shop fills a machine's ports by themselves: with an adapter or data functions, or as a page that asks nothing. */
export const isFilled = (noun: string): boolean => [adapterOf(noun), dataOf(noun), `src/pages/${noun}.page.tsx`].some(isThere);

/** The calls of the contract that a port asks, by their operation ids; none where it asks nothing over the wire. */
export async function callsOf(noun: string, src: string, input: unknown): Promise<string[]> {
  let made = 0;
  const { requests } = await ask(noun, src, input, 0, ({ shape }) => shape.dyed(() => (made += 1)));
  return requests.flatMap(({ shape }) => shape.calls);
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
const samplesOf = (noun: string): string => `tests/fixtures/${noun}.fixture.ts`;

const wireOf = (body: unknown): unknown => {
  const { data, errors } = body as { data: unknown; errors?: { extensions: { code: Problem['code']; desc: string } }[] };
  if (errors?.[0]) throw new ProblemError({ code: errors[0].extensions.code, at: 0, desc: errors[0].extensions.desc });
  return data;
};

/** What a question names: its numbers and words, by their names, also those of the place that it is about. */
const namedIn = (input: unknown): Wire =>
  typeof input !== 'object' || input === null
    ? {}
    : Object.fromEntries(
        Object.entries(input).flatMap(([key, value]): [string, unknown][] =>
          typeof value === 'object' ? Object.entries(namedIn(value)) : [[key, value]],
        ),
      );

/**
 * How a port is asked to find what makes its sample: a yes or a no may lead it elsewhere, and so may an answer about what was asked for.
 */
const rounds = [
  { yes: true, isAsAsked: true },
  { yes: false, isAsAsked: true },
  { yes: true, isAsAsked: false },
  { yes: false, isAsAsked: false },
];

/**
 * What the mall must say over the wire at this moment so that a port brings exactly this sample: found with dyed answers, and
 * proven by giving it to the shop's own data function. What the port brings by itself needs no word of the mall. @throws CommandError where
 * no answer of the wire makes the sample, with what came instead.
 */
export async function answersFor(noun: string, src: string, input: unknown, sample: unknown, at: Moment): Promise<GatewayAnswer[]> {
  const named = namedIn(input);
  const wanted = withoutNulls(sample);
  let made = 0;
  let answers: Wire[] = [];
  let came = '';
  for (const { yes, isAsAsked } of rounds) {
    const dyed: Wire[] = [];
    const { outcome, requests } = await ask(noun, src, input, at, ({ shape }, nth) => {
      const wire = shape.dyed(() => (made += 1), isAsAsked ? named : {}, answers[nth], yes);
      dyed.push(wire);
      return wire;
    });
    // A port may ask on and on while it hears yes.
    if (!('answer' in outcome)) {
      came = outcome.problem.code;
      continue;
    }
    if (requests.length === 0) {
      if (says(withoutNulls(outcome.answer), wanted)) return [];
      throw new CommandError(
        `'${src}' of '${noun}' asks nothing over the wire: what it brings is kept in the browser itself, and Playwright cannot answer for the mall there.`,
      );
    }
    answers = pour(dyed, outcome.answer, sample, at, answers);
    const spoken: ((shape: OperationShape, nth: number) => Wire)[] = [
      (shape, nth) => shape.filled(answers[nth] ?? {}, named),
      // What only says yes or no has no colour: it is tried.
      (shape, nth) => shape.plain(answers[nth] ?? {}, named, true),
      (shape, nth) => shape.plain(answers[nth] ?? {}, named, false),
    ];
    for (const [way, wireOfShape] of spoken.entries()) {
      const replies = requests.map(({ hash, shape }, nth): GatewayAnswer => ({
        operation: shape.name,
        hash,
        body: { data: wireOfShape(shape, nth) },
      }));
      const proof = await ask(noun, src, input, at, (_, nth) => wireOf(replies[nth]?.body));
      const brought = 'answer' in proof.outcome ? withoutNulls(proof.outcome.answer) : proof.outcome.problem.code;
      if (says(brought, wanted) && proof.requests.length === replies.length) return replies;
      if (way === 0) came = typeof brought === 'string' ? brought : canonical(brought);
    }
  }
  if (answers.length === 0)
    throw new CommandError(
      `'${src}' of '${noun}' does its work in the browser itself (${came} without one), so that no answer of the mall makes it.`,
    );
  const parts = parting(came, canonical(wanted));
  throw new CommandError(
    `${samplesOf(noun)}: no answer over the wire was found that makes the sample of '${src}': ${short(parts.one)} came instead of ${short(parts.other)}. Either the sample is not what the mall can say, or the shop works it out of more than the answer.`,
  );
}

/** What is null in an answer may as well be left out of a sample. */
const withoutNulls = (thing: unknown): unknown => {
  if (Array.isArray(thing)) return thing.map(withoutNulls);
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).flatMap(([key, value]): [string, unknown][] => (value === null ? [] : [[key, withoutNulls(value)]])),
  );
};

/** True where an answer says all that a sample says; the mall may say more than the machine looks at. */
const says = (answer: unknown, sample: unknown): boolean => {
  if (Array.isArray(sample))
    return Array.isArray(answer) && answer.length === sample.length && sample.every((each, nth) => says(answer[nth], each));
  if (typeof sample !== 'object' || sample === null) return answer === sample;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.entries(sample).every(([key, value]) => value === undefined || says((answer as Record<string, unknown>)[key], value))
  );
};

/** Two long words from a little before the place at which they part. */
const parting = (one: string, other: string): { one: string; other: string } => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = same > 60 ? same - 40 : 0;
  const cut = (word: string): string => (from > 0 ? `…${word.slice(from)}` : word);
  return { one: cut(one), other: cut(other) };
};

/** What must be said so that a port is refused like this; or, for the weather, what does not come. */
export async function refusalFor(noun: string, src: string, input: unknown, problem: Problem): Promise<GatewayAnswer[]> {
  let made = 0;
  const { requests } = await ask(noun, src, input, 0, ({ shape }) => shape.dyed(() => (made += 1)));
  const first = requests[0];
  if (!first) throw new CommandError(`'${src}' of '${noun}' asks nothing over the wire: Playwright cannot answer for the mall there.`);
  const { hash, shape } = first;
  if (isNetworkProblem(problem)) return [{ operation: shape.name, hash, weather: problem.code }];
  const body = shape.refused(problem.code, problem.desc ?? '', problem.data);
  const { outcome } = await ask(noun, src, input, 0, () => wireOf(body));
  const code = 'problem' in outcome ? outcome.problem.code : 'an answer';
  if (code !== problem.code)
    throw new CommandError(
      `${samplesOf(noun)}: the refusal ${problem.code} of '${src}' cannot be said over the wire: ${code} came. Mend the sample, then try again.`,
    );
  return [{ operation: shape.name, hash, body }];
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { ProblemError, problemOf } from '#machines/model/problem.ts';
import type { RequestOptions } from '#src/data/gateway.ts';
import { documentFacts, LabelledAnswers, type AnswerStyle, type AskedField } from './labelledAnswers.ts';
import { mappingText } from './mappingText.ts';

/** One document as a port sent it. */
export type Request = {
  hash: string;
  name: string;
  isChange: boolean;
  fields: AskedField[];
  key: string | null;
  isKeptAlive: boolean;
  isEndable: boolean;
};
type Outcome = { answer: unknown } | { problem: ReturnType<typeof problemOf> };
export type Asking = { requests: Request[]; outcome: Outcome; answers: LabelledAnswers };

/** What asks on and on is told that there is no more. */
const mostAsked = 3;
/** What goes on after that is asked no further. */
const mostRequests = 40;
const refusal = { code: 'RATE_LIMITED' as const, desc: 'Not now.' };

export const documents = JSON.parse(await readFile(join(import.meta.dirname, '../../src/data/gql/documents.json'), 'utf8')) as Record<
  string,
  { text: string }
>;

/** A port of the real shop asked once, answered by the schema; the `refused`th of its requests is refused. */
export async function askPort(
  portFor: (gateway: object) => Promise<AnyActorLogic>,
  input: unknown,
  style: Pick<AnswerStyle, 'yes' | 'asAsked'>,
  refused = -1,
): Promise<Asking> {
  // It is asked in a browser that keeps nothing yet; without a window there is none that could.
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  const answers = new LabelledAnswers();
  const requests: Request[] = [];
  const execute = async (document: { __meta__?: unknown }, variables: unknown, options: RequestOptions = {}): Promise<unknown> => {
    const { hash } = document.__meta__ as { hash: string };
    if (requests.length >= mostRequests) throw new Error(`It asks on and on: ${mostRequests} times.`);
    const text = documents[hash]?.text ?? '';
    const { name, isChange } = documentFacts(text);
    const again = requests.filter((each) => each.hash === hash).length;
    const isRefused = requests.length === refused;
    const { data, fields } = answers.answer(text, variables, {
      ...style,
      isOver: again >= mostAsked,
      isRefused: isRefused && isChange,
      mark: again === 0 ? '' : `#${again + 1}`,
    });
    requests.push({
      hash,
      name,
      isChange,
      fields,
      key: options.key ?? null,
      isKeptAlive: options.keepalive === true,
      isEndable: options.signal !== undefined,
    });
    if (isRefused && !isChange) throw new ProblemError({ ...refusal, at: 0 });
    return data;
  };
  const gateway = {
    execute,
    now: () => 0,
    listen: () => () => undefined,
    favourites: {},
    storage: { forget: () => undefined },
    deliverTo: () => null,
  };
  const actor = createActor(await portFor(gateway), { input: input as never });
  actor.subscribe({ error: () => undefined });
  const done = toPromise(actor);
  actor.start();
  const outcome = await done.then(
    (came): Outcome => ({ answer: (came as { answer: unknown }).answer }),
    (reason: unknown): Outcome => ({ problem: problemOf(reason) }),
  );
  return { requests, outcome, answers };
}

/** The answer of a port in words. */
export const outcomeText = ({ outcome, answers }: Asking): string => {
  if ('answer' in outcome) return mappingText(outcome.answer, answers);
  const { code, desc, fields, data } = outcome.problem;
  return `refused ${mappingText({ code, desc, fields, data }, answers)}`;
};

/** True where a port said all that the mall said when it refused: code, sentence, fields and data. */
export const isPassedOn = (text: string, isChange: boolean): boolean =>
  isChange
    ? /^refused { \.\.\.\w+(#\d+)? without __typename }$/.test(text)
    : text === `refused ${mappingText(refusal, new LabelledAnswers())}`;

const keyText = (key: string, input: unknown): string =>
  typeof input === 'object' && input !== null && 'key' in input && input.key === key ? "the question's key" : `the key ${key}`;

/** A request in words: the calls of the mall with their arguments, and under which key. */
export const requestText = (
  { name, isChange, fields, key, isKeptAlive, isEndable }: Request,
  input: unknown,
  answers: LabelledAnswers,
): string =>
  [
    `${name}: ${fields.map(({ call, parameters }) => `${call}(${mappingText(parameters, answers).slice(2, -2)})`).join(' ')}`,
    ...(isChange ? [key === null ? 'without a key' : `under ${keyText(key, input)}`] : []),
    ...(isKeptAlive ? ['also when the page is gone'] : []),
    ...(isEndable ? [] : ['also when nobody waits for it any more']),
  ].join(', ');

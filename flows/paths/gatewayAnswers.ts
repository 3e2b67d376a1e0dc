import type { Problem } from '#machines/model/problem.ts';
import type { Path } from '../model.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';
import { answersFor, refusalFor, type GatewayAnswer } from './mall.answers.ts';

const found = new WeakMap<Stimulus, Promise<GatewayAnswer[]>>();

function find(noun: string, { id, raw, at }: Stimulus, before: ExplorerState): Promise<GatewayAnswer[]> {
  const ask = before.flow.invocations.find((each) => each.id === id);
  const { output, error } = raw as unknown as { output?: { answer: unknown }; error?: { problem: Problem } };
  if (!ask) throw new Error(`Nobody asked '${id}'.`);
  return error ? refusalFor(noun, ask.src, ask.input, error.problem) : answersFor(noun, ask.src, ask.input, output?.answer, at);
}

/** What the mall says over the wire where a walk has it answer or refuse, found once. @throws CommandError where there is nothing */
export function gatewayAnswersAt(noun: string, stimulus: Stimulus, before: ExplorerState): Promise<GatewayAnswer[]> {
  const answers = found.get(stimulus) ?? find(noun, stimulus, before);
  found.set(stimulus, answers);
  return answers;
}

/**
 * Finds everything that the mall says on these paths, before anything of them is shown.
 * @throws CommandError at the first thing that cannot be said
 */
export async function findGatewayAnswers(noun: string, paths: readonly Path[]): Promise<void> {
  for (const { steps } of paths) {
    for (const [index, { event }] of steps.entries()) {
      const before = steps[index - 1]?.state;
      if (before && (event.kind === 'answer' || event.kind === 'refusal')) await gatewayAnswersAt(noun, event, before);
    }
  }
}

import { act } from '@testing-library/react';
import type { AnyActorRef, EventObject } from 'xstate';
import { dawn } from '#flows/explorerState.ts';
import type { ProblemCode } from '#machines/model/problem.ts';
import { ariaSnapshot } from './aria/ariaSnapshot.ts';
import { PathRunner } from './pathRunner.tsx';
import { harnessFor } from './views.tsx';

type Input = Record<string, unknown>;

const opened: PathRunner[] = [];

/** The view of a machine as it stands after one of its starts; `otherwise` makes another start of it. */
export const openView = async (noun: string, start: string, otherwise = (input: Input): Input => input): Promise<PathRunner> => {
  const harness = await harnessFor(noun);
  const runner = new PathRunner(harness, otherwise(harness.fixture.inputs[start] as Input));
  opened.push(runner);
  await runner.settle();
  return runner;
};

/** Takes away every view that was opened. */
export const closeViews = (): void => {
  for (const runner of opened.splice(0)) runner.end();
};

const askedOf = (runner: PathRunner, src: string): string => {
  const children: Record<string, AnyActorRef> = runner.driver.actor.getSnapshot().children;
  const [id] = Object.entries(children).flatMap(([each, child]) => (child.src === src ? [each] : []));
  if (id === undefined) throw new Error(`Nobody asked '${src}'.`);
  return id;
};

/** Answers what a page has asked of a port. */
export const answer = async (runner: PathRunner, src: string, data: unknown): Promise<void> => {
  const id = askedOf(runner, src);
  act(() => runner.driver.answer(id, { answer: data, at: dawn }));
  await runner.settle();
};

/** Refuses what a page has asked of a port. */
export const refuse = async (runner: PathRunner, src: string, code: ProblemCode): Promise<void> => {
  const id = askedOf(runner, src);
  act(() => runner.driver.refuse(id, { code, at: dawn }));
  await runner.settle();
};

/** Something happens to a page. */
export const tell = async (runner: PathRunner, event: EventObject & Record<string, unknown>): Promise<void> => {
  act(() => runner.driver.tell(event));
  await runner.settle();
};

/** The lines of what a person perceives that speak of something, from top to bottom. */
export const linesWith = (words: RegExp): string[] =>
  ariaSnapshot().flatMap(({ text }) => (words.test(text) ? [text.trim().replace(/^- (text: )?/, '')] : []));

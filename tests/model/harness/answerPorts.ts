import { act } from '@testing-library/react';
import type { AnyActorRef, EventObject } from 'xstate';
import { dawn } from '#flows/explorerState.ts';
import type { ProblemCode } from '#machines/model/problem.ts';
import { ariaSnapshot } from './aria/ariaSnapshot.ts';
import type { PathRunner } from './pathRunner.tsx';

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

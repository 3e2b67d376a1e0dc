import { sentenceOf, type Problem } from './problem.ts';
import type { Notice } from './words.ts';

/** A problem as a toast: the mall's own words where it gave some, else the sentence of its code; "Something went wrong" is a warning (spec 8). */
export const noticeOf = (problem: Problem): Notice => ({
  kind: problem.code === 'INTERNAL' ? 'warn' : 'alarm', id: sentenceOf(problem.code), ...(problem.desc === undefined ? {} : { desc: problem.desc }),
});

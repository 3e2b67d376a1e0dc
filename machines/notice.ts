import { sentenceOf, type Problem } from './problem.ts';
import type { Notice } from './words.ts';

/** A problem as a toast: the mall's own words where it gave some (spec 8), else the sentence of its code. */
export const noticeOf = (problem: Problem): Notice => ({
  kind: 'alarm', id: sentenceOf(problem.code), ...(problem.desc === undefined ? {} : { desc: problem.desc }),
});

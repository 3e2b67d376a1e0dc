import { problemMessageId, type Problem } from '../model/problem.ts';
import type { Toast } from '../model/pageEvent.ts';

/**
 * A problem as a toast: the mall's own words where it gave some, else the sentence of its code; "Something went wrong" is a warning (spec
 * 8).
 */
export const problemToast = (problem: Problem): Toast => ({
  kind: problem.code === 'INTERNAL' ? 'warn' : 'alarm',
  id: problemMessageId(problem.code),
  ...(problem.desc === undefined ? {} : { desc: problem.desc }),
});

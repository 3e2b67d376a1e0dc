import { walkView } from './harness/views.tsx';
import { nounsIn } from './harness/walkFiles.ts';

/** The pages that need no test file of their own: each one is walked by the samples of its machine. */
for (const noun of nounsIn('pages')) await walkView(noun);

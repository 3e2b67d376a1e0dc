import { walkView } from './harness/views.tsx';
import { nounsIn } from './harness/walkFiles.ts';

/** The machines that a component shows. */
for (const noun of nounsIn('components')) await walkView(noun);

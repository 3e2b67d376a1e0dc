import { randomBytes } from 'node:crypto';
import { dropTemplates } from './harness.ts';

/** Names a run, so that its files can share filled databases; drops these at its end. */
export default (): (() => Promise<void>) => {
  const run = `filled_${randomBytes(4).toString('hex')}`;
  process.env['TEST_RUN'] = run;
  return () => dropTemplates(run);
};

import { mergeConfig } from 'vitest/config';
import mall from '../mall/vitest.config.ts';
import { everyMutant } from './everyMutant.ts';

/** The tests of the mall over the mall with every mutant beside what it changes; which one is on is read as each file begins. */
export default mergeConfig(mall, {
  plugins: [everyMutant('mall')],
  test: { env: { STOREY: 'mall' }, setupFiles: ['tests/mutants/trial.setup.ts'], reporters: [{}] },
});

import { mergeConfig } from 'vitest/config';
import integration from '../integration/vitest.config.ts';
import { everyMutant } from './everyMutant.ts';

/** The tests of documents, gateway and mall over the gateway with every mutant beside what it changes. */
export default mergeConfig(integration, {
  plugins: [everyMutant('gateway')],
  test: { env: { STOREY: 'gateway' }, setupFiles: ['tests/mutants/trial.setup.ts'], reporters: [{}] },
});

import { mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';
import { faults } from './faults.ts';

const fault = faults[Number(process.env.FAULT)];
if (!fault) throw new Error('FAULT wants the number of a fault.');

/** The tests as they are, with one fault put into what they load; no file is touched. */
export default mergeConfig(tests, {
  plugins: [
    {
      name: 'seeded-fault',
      enforce: 'pre' as const,
      transform: (code: string, id: string) => {
        if (!id.split('?')[0]?.endsWith(`/${fault.file}`)) return undefined;
        if (!code.includes(fault.find)) throw new Error(`${fault.file} has no '${fault.find}' any more.`);
        return { code: code.replaceAll(fault.find, fault.put), map: null };
      },
    },
  ],
});

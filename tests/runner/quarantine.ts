import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TestResult } from '../reports/results.ts';

/** A test of the browser that is not steady yet: what was seen, the suspected cause, and since when (ISO date). */
const quarantined = z.strictObject({
  file: z.string(),
  name: z.string(),
  seen: z.string().min(20),
  cause: z.string().min(20),
  since: z.iso.date(),
});

/** The tests that run and are reported, but do not decide. @throws ZodError where the file is not as it should be */
export const readQuarantine = (): z.infer<typeof quarantined>[] =>
  z.array(quarantined).parse(JSON.parse(readFileSync(new URL('../quarantine.json', import.meta.url), 'utf8')));

/** These results, in which a quarantined test that failed does not count as failed. */
export const withoutQuarantined = (results: TestResult[]): TestResult[] => {
  const names = new Set(readQuarantine().map(({ file, name }) => `${file} ${name}`));
  return results.map((one) =>
    one.status === 'failed' && names.has(`${one.suite} ${one.name}`) ? { ...one, status: 'skipped', isQuarantined: true } : one,
  );
};

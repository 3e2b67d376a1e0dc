import { createHash, randomUUID } from 'node:crypto';
import { plain, type TestResult } from './results.ts';

/** One result file of Allure, to be written as `<uuid>-result.json`. The same test has the same `historyId` in every run. */
export const allureOf = (kind: string, { suite, name, status, start, duration, message }: TestResult) => {
  const fullName = `${suite}: ${name}`;
  const id = createHash('md5').update(`${kind} ${fullName}`).digest('hex');
  return {
    uuid: randomUUID(),
    historyId: id,
    testCaseId: id,
    fullName,
    name,
    status,
    stage: 'finished',
    start,
    stop: start + duration,
    labels: [
      { name: 'framework', value: 'serendib' },
      { name: 'parentSuite', value: kind },
      { name: 'suite', value: suite },
    ],
    ...(message === undefined ? {} : { statusDetails: { message: plain(message).split('\n')[0], trace: plain(message) } }),
  };
};

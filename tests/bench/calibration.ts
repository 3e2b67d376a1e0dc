import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';

/** How fast a machine is by itself: answers of a bare `node:http` server a second over the loopback, and ms of a fixed loop. */
export type Calibration = { requestsPerSecond: number; loopMs: number };
/** How this machine compares with the reference: `time` above 1 is slower, `rate` below 1 is slower. */
export type Factors = { time: number; rate: number };

/**
 * What `npm run bench -- calibration` gives where the absolute budgets are meant, while nothing else runs:
 * 2 cores of an AMD EPYC, Node 20.20.
 */
export const reference: Calibration = { requestsPerSecond: 33_000, loopMs: 100 };

const connections = 10;
const seconds = 2;
const rounds = 9;
const iterations = 60_000_000;

const middle = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The same integer work for every machine; its sum is read, so that no compiler leaves it out. */
const loop = (): number => {
  const begun = performance.now();
  let state = 1;
  for (let turn = 0; turn < iterations; turn += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  if (state === 0) throw new Error('the loop was lost');
  return performance.now() - begun;
};

const server = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:http').createServer((request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** Measures this machine, in about three seconds. */
export const calibrate = async (): Promise<Calibration> => {
  const loopMs = middle(Array.from({ length: rounds }, loop));
  const worker = new Worker(server, { eval: true });
  try {
    const port = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    const { requests } = await autocannon({ url: `http://127.0.0.1:${port}`, connections, duration: seconds });
    return { requestsPerSecond: requests.average, loopMs };
  } finally {
    await worker.terminate();
  }
};

/** This machine beside the reference, by the mean of what was taken. */
export const factorsOf = (taken: Calibration[]): Factors => {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    time: mean(taken.map(({ loopMs }) => loopMs)) / reference.loopMs,
    rate: mean(taken.map(({ requestsPerSecond }) => requestsPerSecond)) / reference.requestsPerSecond,
  };
};

/** By what a budget of this unit is multiplied on this machine; null where its speed plays no part (bytes, scores, shares). */
export const factorFor = (unit: string, { time, rate }: Factors): number | null => {
  if (unit === 'ms' || unit === 's') return time;
  return unit === 'req/s' ? rate : null;
};

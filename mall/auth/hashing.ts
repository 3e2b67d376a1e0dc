import { Worker } from 'node:worker_threads';
import { refuse } from '../platform/http/refusal.ts';
import { openTaskQueue, QueueFull } from '../platform/postgres/taskQueue.ts';

/** Parameters of scrypt, as node:crypto names them. */
type Asked = { password: string; salt: Uint8Array; length: number; cost: { N: number; r: number; p: number } };

/**
 * A thread of its own: Node's `scrypt` would take the few threads that files, compression and pictures share. On Linux it
 * gives way to the thread that answers requests.
 */
const source = `
const { parentPort } = require('node:worker_threads');
const { scryptSync } = require('node:crypto');
try { if (process.platform === 'linux') require('node:os').setPriority(0, 10); } catch {}
parentPort.on('message', ({ password, salt, length, cost }) => parentPort.postMessage(scryptSync(password, salt, length, cost)));`;

/** One password at a time; whoever would wait more than a second or two is told to come again. */
const queue = openTaskQueue({ atOnce: 1, waiting: 24 });
const RETRY_S = 2;

let thread: Worker | undefined;

const hash = (asked: Asked): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = (thread ??= new Worker(source, { eval: true }));
    const stop = (): void => {
      worker.off('message', done).off('error', fail).unref();
    };
    const done = (key: Uint8Array): void => {
      stop();
      resolve(Buffer.from(key));
    };
    const fail = (why: Error): void => {
      stop();
      thread = undefined;
      reject(why);
    };
    worker.once('message', done).once('error', fail).ref();
    worker.postMessage(asked);
  });

/** A password's key. @throws Refusal RATE_LIMITED while too many wait */
export const scryptKey = (asked: Asked): Promise<Buffer> =>
  queue
    .run(() => hash(asked))
    .catch((failed: unknown) => {
      throw failed instanceof QueueFull ? refuse('RATE_LIMITED', { retryAfter: RETRY_S }) : failed;
    });

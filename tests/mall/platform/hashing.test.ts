import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPassword } from '#mall/auth/password.ts';
import { openTaskQueue, QueueFull, Unwanted } from '#mall/platform/postgres/taskQueue.ts';
import { gate } from '../../drivers/gate.ts';

const pack = promisify(brotliCompress);
const page = Buffer.from(Array.from({ length: 4_000 }, (_, line) => `<p>${line} ${(line * 7919) % 1009}</p>`).join(''));

describe('passwords', () => {
  it('that are hashed by the dozen take no thread from compression: the page is packed before the first few are', async () => {
    await isPassword(null, 'warm');
    let hashed = 0;
    const hashing = Array.from({ length: 20 }, () => isPassword(null, 'wrong').then(() => (hashed += 1)));
    await pack(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(hashed).toBeLessThan(4);
    await Promise.all(hashing);
    expect(hashed).toBe(20);
  });

  it('wait in a queue with an end: beyond it one is told to come again', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(null, 'wrong')));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; detail: object }] : []));
    expect(refused).toHaveLength(60 - 25);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', detail: { retryAfter: 2 } });
  });
});

describe('a queue', () => {
  it('lets callers take turns, so that one with much to do does not hold up the rest', async () => {
    const queue = openTaskQueue({ atOnce: 1, waiting: 100, perLane: 10 });
    const done: string[] = [];
    const work = (name: string, lane: string) => queue.run(async () => void done.push(name), lane);
    await Promise.all([work('a0', 'a'), work('a1', 'a'), work('a2', 'a'), work('a3', 'a'), work('b1', 'b'), work('c1', 'c')]);
    expect(done).toEqual(['a0', 'a1', 'b1', 'c1', 'a2', 'a3']);
    const many = await Promise.allSettled(Array.from({ length: 20 }, (_, each) => work(`d${each}`, 'd')));
    expect(many.filter((one) => one.status === 'rejected' && one.reason instanceof QueueFull)).toHaveLength(9);
  });

  it('leaves out what nobody waits for any more, whose place is free for who comes', async () => {
    const queue = openTaskQueue({ atOnce: 1, waiting: 10, perLane: 3 });
    const done: string[] = [];
    let isHere = true;
    const work = (name: string, isWanted?: () => boolean) => queue.run(async () => void done.push(name), 'a', isWanted);
    const whileHere = (name: string) => work(name, () => isHere);
    const left = [whileHere('a0'), whileHere('a1'), whileHere('a2'), work('a3')];
    isHere = false;
    const came = [work('a4'), work('a5')];
    const outcomes = await Promise.allSettled(left);
    expect(outcomes.map((one) => (one.status === 'rejected' ? one.reason instanceof Unwanted : 'done'))).toEqual([
      'done',
      true,
      true,
      'done',
    ]);
    await Promise.all(came);
    expect(done).toEqual(['a0', 'a3', 'a4', 'a5']);
  });

  it('asks whether work is wanted when its turn has come', async () => {
    const queue = openTaskQueue({ atOnce: 1, waiting: 10 });
    const turn = gate();
    let isHere = true;
    const first = queue.run(() => turn.opened);
    const left = queue.run(
      async () => 'left',
      '',
      () => isHere,
    );
    const last = queue.run(async () => 'last');
    isHere = false;
    turn.open();
    await expect(left).rejects.toThrow(Unwanted);
    expect(await last).toBe('last');
    await first;
  });

  it('goes on after a piece of work that failed', async () => {
    const queue = openTaskQueue({ atOnce: 1, waiting: 2 });
    const failed = queue.run(async () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTurn } from '#src/runtime/inTurn.ts';

/** What a task does, and whether it fails: it waits for its script as long as `scheduler` will. */
const deedsOf = async (tasks: readonly boolean[], scheduler: fc.Scheduler): Promise<string[]> => {
  const deeds: string[] = [];
  const take = inTurn();
  const ends = tasks.map((isFailing, at) =>
    take(async () => {
      deeds.push(`${at} begins`);
      await scheduler.schedule(Promise.resolve());
      deeds.push(`${at} ends`);
      if (isFailing) throw new Error(`${at} failed`);
    }).catch(({ message }: Error) => deeds.push(message)),
  );
  await scheduler.waitFor(Promise.all(ends));
  return deeds;
};

test('a task begins once the one before it has ended, however long each waits; one that fails says so and holds up none', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 6 }), fc.scheduler(), async (tasks, scheduler) => {
      expect(await deedsOf(tasks, scheduler)).toEqual(
        tasks.flatMap((isFailing, at) => [`${at} begins`, `${at} ends`, ...(isFailing ? [`${at} failed`] : [])]),
      );
    }),
  ));

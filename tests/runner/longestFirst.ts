import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files whose path has one of these words begin first, in this order, so that no worker stands idle while the other is at the longest file.
 * A run that shuffles its files has each seed's own order.
 */
export const longestFirst = (...words: string[]): typeof BaseSequencer => {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const place = words.findIndex((word) => moduleId.includes(word));
    return place < 0 ? words.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { shuffle, seed } = this.ctx.config.sequence;
      const drawn = ({ moduleId }: TestSpecification): string => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
      if (shuffle) return files.toSorted((one, other) => drawn(one).localeCompare(drawn(other)));
      return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
    }
  };
};

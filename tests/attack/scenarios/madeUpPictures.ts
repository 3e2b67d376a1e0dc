import type { Field } from '../field.ts';
import { firstWrong, scenario } from '../scenario.ts';

const things = ['backpack', 'teapot', 'candle', 'guitar', 'radio', 'headphone'];

/** How long a picture of ours takes that nobody asked for yet. */
const drawn = async (field: Field, icon: string): Promise<{ status: number; ms: number }> => {
  const begun = performance.now();
  const { status } = await field.fetch(field.stranger(), `/oss/i/${icon}/own?w=640&fmt=png`);
  return { status, ms: performance.now() - begun };
};

export default scenario({
  name: 'made-up pictures',
  must: 'made-up combinations are 404, and a picture of the catalogue that nobody asked for comes; in the whole attack within 3 s, or twice what it takes in calm',
  async run(field) {
    const caller = field.stranger();
    const paths = things
      .flatMap((one, tint) => things.map((other) => `/oss/b/${one}.gold~${other}.red~${one}.own/${(tint % 6) + 1}?w=1280&fmt=avif`))
      .concat(things.map((one) => `/oss/p/shopping-bags/${one}/1`));
    const calm = await drawn(field, 'label');
    const made = Promise.all(paths.map((path) => field.fetch(caller, path).then(({ status }) => status)));
    const attacked = await drawn(field, 'sparkles');
    const others = (await made).filter((status) => status !== 404).length;
    return firstWrong(
      [others === 0, `${others} of ${paths.length} were answered otherwise`],
      [attacked.status === 200, `a picture of ours answered ${attacked.status}`],
      [
        !field.full || attacked.ms < Math.max(3_000, 2 * calm.ms),
        `it took ${attacked.ms.toFixed(0)} ms, without them ${calm.ms.toFixed(0)} ms`,
      ],
    );
  },
});

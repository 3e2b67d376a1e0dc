import { lacksOf, unreachedBy } from './coverage.ts';
import { gatherHappenings } from './gather.ts';
import { walked, walkLines } from './sentences.ts';

const all = await gatherHappenings();
const noun = process.argv[2];
const wanted = noun === undefined ? [...all] : [...all].filter(([each]) => each === noun);
if (wanted.length === 0) {
  process.stderr.write(`No happenings of '${noun}'. There are: ${[...all.keys()].join(', ')}.\n`);
  process.exit(2);
}
for (const [each, happenings] of wanted) {
  const begun = performance.now();
  const { chart, exploration, walks } = walked(happenings);
  const took = Math.round(performance.now() - begun);
  const steps = walks.reduce((sum, walk) => sum + walk.weight, 0);
  const lines = [
    `${each}: ${exploration.nodes.size} situations, ${walks.length} walks of ${steps} steps together (${took} ms)`,
    ...exploration.stopped, ...lacksOf(happenings), ...unreachedBy(exploration).map((item) => `unreached: ${item}`),
    ...(noun === undefined ? [] : walks.flatMap((walk, index) => ['', `walk ${index + 1}`, ...walkLines(chart, walk)])),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

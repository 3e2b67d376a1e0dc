import { buildIn } from './build.ts';

// `node --import tsx mall/simulation/build.main.ts`: says which build of the shop stands here, as JSON.
process.stdout.write(JSON.stringify(await buildIn()));

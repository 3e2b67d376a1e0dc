import { rm } from 'node:fs/promises';
import { gatherMachines } from '../machines.ts';
import { CommandError, oneOf, readArguments, runCommand } from '../command.ts';
import { readVariables } from '../environment.ts';
import { writeTest } from './asTest.ts';
import { browse } from './browse.ts';
import { tellBuild } from './build.ts';
import { openEntrance } from './entrance.ts';
import { openShop, rebuildMall, type Rebuilt } from './mall.ts';
import { byId, Player } from './play.ts';
import { fetchReport, type Report } from './report.ts';
import { tellMachines, tellMall } from './tell.ts';

const usage = `npm run replay -- CODE|FILE   rebuilds what was reported, proves it equal and opens the shop there
  --check                     proves it and ends
  --open                      opens the shop in the browser as well
  --as test                   writes a test of it under tests/regressions/ (or --out folder)
  --expect machine=state      how the test's end should have been (may be given again)
  --plane http://127.0.0.1:3001   the simulation plane that has the report`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const expectations = (given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    given.map((each) => {
      const [, machine, state] = /^([\w.]+)=(.+)$/.exec(each) ?? [];
      if (machine === undefined || state === undefined)
        throw new CommandError(`--expect wants machine=state, as in --expect 'payment=choosing.card.typing', not '${each}'.`);
      return [machine, state];
    }),
  );

const serve = async (rebuilt: Rebuilt, { code, userId, recording }: Report, isOpened: boolean): Promise<void> => {
  const { address, plane, close } = await openShop(rebuilt);
  const entrance = await openEntrance(code, address + recording.address, { session: rebuilt.session, visitor: recording.visitor });
  await fetch(`${plane}/_ops/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resume: true }),
  });
  say(`\n  ${code} stands at      ${address}${recording.address}`);
  say(`  Entered as            ${userId ?? 'a guest'}, by ${entrance.address}`);
  say(`  Its simulation plane  ${plane}/_ops/clock\n  Ctrl-C ends and removes it.`);
  if (isOpened) browse(entrance.address, () => say(`  No browser could be opened: open ${entrance.address} yourself.`));
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  entrance.server.close();
  await close();
};

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      out: { type: 'string' },
      expect: { type: 'string', multiple: true },
      open: { type: 'boolean' },
      check: { type: 'boolean' },
      plane: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [wanted, ...more] = positionals;
  if (values.help) return say(usage);
  if (wanted === undefined || more.length > 0) throw new CommandError(`Name one report by its code, or a file.\n${usage}`);
  if (values.as !== undefined) oneOf('format', values.as, ['test']);
  const expected = expectations(values.expect ?? []);
  const found = await fetchReport(wanted, values.plane ?? `http://127.0.0.1:${readVariables().OPS_PORT}`);
  const report = 'recording' in found ? found : null;
  const recording = 'recording' in found ? found.recording : found;
  if (report) await tellBuild(report.build, say);
  const machines = byId((await gatherMachines()).values());
  const missing = recording.roots.find(({ machine }) => !machines.has(machine));
  if (missing)
    throw new CommandError(
      `This shop has no machine '${missing.machine}', which ${wanted} speaks of: it was recorded by another version. Check out the commit that recorded it.`,
    );
  const player = new Player(recording, machines).play();
  if (values.as === 'test') {
    const name = report?.code ?? wanted.replace(/^.*[/\\]|\.json$/g, '');
    const file = await writeTest(
      {
        recording,
        name,
        title: report?.sentence || `${name} at ${recording.address}`,
        expected,
        folder: values.out ?? 'tests/regressions',
      },
      player,
    );
    say(`Written: ${file}. It runs with: npx vitest run -c tests/vitest.config.ts ${file}`);
    return 0;
  }
  const areMachinesEqual = tellMachines(player, say);
  if (!report) return areMachinesEqual ? 0 : 1;
  const rebuilt = await rebuildMall(report, (line) => say(`  ${line}`));
  const isMallEqual = tellMall(rebuilt, report, say);
  if (values.check) await rm(rebuilt.folder, { recursive: true, force: true });
  else await serve(rebuilt, report, values.open ?? false);
  return areMachinesEqual && isMallEqual ? 0 : 1;
});

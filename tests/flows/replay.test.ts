import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor, createMachine, type AnyStateMachine } from 'xstate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIn } from '#mall/simulation/build.ts';
import { buildLines } from '#flows/replay/build.ts';
import { writeTest } from '#flows/replay/asTest.ts';
import { gatherMachines } from '#flows/machines.ts';
import { byId, Player } from '#flows/replay/play.ts';
import { fetchReport, readReport } from '#flows/replay/report.ts';
import { recordingOf, type Recording } from '#src/devtools/recording.ts';
import { startEventLog } from '#src/devtools/eventLog.ts';
import { cartMachine } from '#machines/cart.machine.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { paymentMachine } from '#machines/payment.machine.ts';
import { visitor } from '../fixtures/visitor.ts';

const machines = byId((await gatherMachines()).values());
const text = await readFile(new URL('../regressions/RQESKB.recording.json', import.meta.url), 'utf8');
const declined = readReport(text, 'The recording') as Recording;

/** The payment machine in which a declined card leads to where payments under way are waited for. */
const faulty = (): AnyStateMachine => {
  const { config, implementations } = paymentMachine as AnyStateMachine;
  const paying = config.states?.['paying'] as unknown as { invoke: { onDone: { target: string }[] } };
  const onDone = paying.invoke.onDone.map((way) => (way.target === 'choosing' ? { ...way, target: 'waiting' } : way));
  return createMachine(
    {
      ...config,
      states: { ...config.states, paying: { ...paying, invoke: { ...paying.invoke, onDone } } },
    } as unknown as AnyStateMachine['config'],
    implementations,
  );
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('A recording', () => {
  it('of a purchase with a declined card is played to the same end, to the byte', () => {
    const player = new Player(declined, machines).play();
    expect(player.lost).toEqual([]);
    expect(player.ends().map(({ root }) => root.machine)).toContain('payment');
    for (const { is, was } of player.ends()) expect(is).toBe(was);
    expect(player.stateOf('payment')).toBe('choosing.card.typing');
  });

  it('ends elsewhere when the fault is put back', () => {
    const player = new Player(declined, new Map([...machines, ['payment', faulty()]])).play();
    expect(player.stateOf('payment')).toBe('looking');
    expect(player.lost.length).toBeGreaterThan(0);
  });

  it('of a login by password is played to the same end: a state keeps its name', () => {
    let now = 1_000;
    const tape = startEventLog(() => ++now);
    const actor = createActor(loginMachine, { input: { visitor, isLost: false }, inspect: tape.inspect }).start();
    actor.send({ type: 'tab.chosen', way: 'password', at: now });
    actor.send({ type: 'field.typed', field: 'password', text: 'typing', at: now });
    const recording = recordingOf(tape, { at: now, address: '/', visitor: null });
    expect(JSON.stringify(recording.steps)).not.toContain('typing');
    const player = new Player(recording, machines).play();
    expect(player.stateOf('login')).toContain('dialog.password.typing');
    for (const { is, was } of player.ends()) expect(is).toBe(was);
  });

  it('can be stopped at any step', () => {
    const payStep = declined.steps.findIndex(({ event }) => event.type === 'pay.pressed');
    const player = new Player(declined, machines).play(payStep + 1);
    expect(player.stateOf('payment')).toBe('choosing.card.tokenising');
    expect(player.position).toBe(payStep + 1);
  });

  it('goes on from the middle where the tape was too long', async () => {
    let now = 1_000;
    const tape = startEventLog(() => ++now);
    const cart = createActor(cartMachine, { input: { isLoggedIn: true, seed: 's' }, inspect: tape.inspect });
    cart.start();
    for (let turn = 0; turn < 700; turn += 1) {
      const payStep = Object.values(cart.getSnapshot().children).find((child) => child?.src === 'readCart');
      payStep?.send({ type: 'xstate.promise.reject', data: new Error('away') } as never);
      cart.send({ type: 'retry.pressed', at: now });
    }
    expect(tape.seen.length).toBeGreaterThanOrEqual(500);
    expect(tape.seen.length).toBeLessThanOrEqual(600);
    const recording = recordingOf(tape, { at: now, address: '/', visitor: null });
    expect(recording.roots[0]?.snapshot).not.toBeNull();
    const [end] = new Player(recording, machines).play().ends();
    expect(end?.is).toBe(end?.was);
  });
});

describe('A test written from it', () => {
  it('holds the recording and says how the end should have been; an unknown machine is told', async () => {
    const player = new Player(declined, machines).play();
    const options = { recording: declined, name: 'RQESKB', title: "It isn't paid", folder };
    await expect(writeTest({ ...options, expected: { paymnt: 'placed' } }, player)).rejects.toThrow(
      /At the end of RQESKB no machine 'paymnt' ran\. There were: .*payment/,
    );
    expect(await readdir(folder)).toEqual([]);
    const file = await writeTest({ ...options, expected: { payment: 'choosing.card.typing' } }, player);
    expect(await readFile(file, 'utf8')).toContain(
      "it('It isn\\'t paid', () => {\n  expect(played.stateOf('payment')).toBe('choosing.card.typing');\n});",
    );
    expect((await readdir(folder)).sort()).toEqual(['RQESKB.recording.json', 'RQESKB.test.ts']);
  });
});

describe('Which build recorded a report is said first', () => {
  const here = { stamp: '0a1b2c3d4e5f', revision: '7fe9b4e622f851f3aeae0c9ad22716f0f6452e9c', isChanged: false };

  it('in one line where it is this one, at whatever commit', () => {
    expect(buildLines({ ...here, revision: 'f9bc6aa000' }, here, true)).toEqual([
      'Recorded by this build: machines and mall 0a1b2c3d4e5f.',
    ]);
  });

  it('with both builds and the way back where it is another one', () => {
    const then = { stamp: 'ffffffffffff', revision: 'f9bc6aa000f851f3aeae0c9ad22716f0f6452e9c', isChanged: true };
    const lines = buildLines(then, here, false);
    expect(lines[0]).toBe('This report was recorded by another build of the shop.');
    expect(lines).toContain('  It was      commit f9bc6aa000, with changes that no commit holds (machines and mall ffffffffffff)');
    expect(lines).toContain('  Here stands commit 7fe9b4e622 (machines and mall 0a1b2c3d4e5f)');
    expect(lines.join('\n')).toContain(`git fetch, then git worktree add ../then ${then.revision}`);
    expect(buildLines({ ...then, isChanged: false }, here, true).join('\n')).toContain(
      `recorded: git worktree add ../then ${then.revision}, and npm ci there.\n`,
    );
    expect(buildLines({ ...then, revision: null }, here, false).join('\n')).toContain('names no commit to go back to');
  });

  it('also where the report is older than builds that say so', () => {
    expect(buildLines(undefined, here, false)[0]).toContain('does not say which build');
  });

  it('by the sources that stand in a folder: another line in a machine is another build', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    for (const [root, line] of [
      [one, 'export const a = 1;'],
      [other, 'export const a = 2;'],
    ] as const) {
      await mkdir(join(root, 'machines'), { recursive: true });
      await mkdir(join(root, 'mall'));
      await writeFile(join(root, 'machines/a.ts'), line);
      await writeFile(join(root, 'mall/b.ts'), '');
    }
    const [built, again, changed] = [await buildIn(one), await buildIn(one), await buildIn(other)];
    expect(built).toEqual(again);
    expect(built).toMatchObject({ stamp: expect.stringMatching(/^[0-9a-f]{12}$/) as string, revision: null, isChanged: false });
    expect(changed.stamp).not.toBe(built.stamp);
    expect((await buildIn(folder)).stamp).toBeNull();
    await rm(one, { recursive: true });
    await rm(other, { recursive: true });
  });
});

describe('What cannot be replayed is told in a sentence', () => {
  it.each([
    ['{"format":', /^A\.json is no JSON: .* Fetch it again\.$/],
    ['{"format":"other"}', /^A\.json holds no recording/],
    [JSON.stringify({ ...declined, version: 99 }), /recorded in version 99; this shop reads version 1\. Check out the commit/],
    [JSON.stringify({ ...declined, steps: [...declined.steps.slice(0, 3), { at: 1 }] }), /is broken: step 4 of 4 cannot be read/],
    [JSON.stringify({ format: 'serendib.report', recording: declined }), /the mall's history is missing/],
  ])('%.30s', (broken, sentence) => {
    expect(() => readReport(broken, 'A.json')).toThrow(sentence);
  });

  it('also an unknown code, and a shop that is not there', async () => {
    const plane = createServer((_, response) => response.writeHead(404).end('{}')).listen(0, '127.0.0.1');
    await new Promise((ready) => plane.once('listening', ready));
    const address = `http://127.0.0.1:${(plane.address() as AddressInfo).port}`;
    await expect(fetchReport('nosuch', address)).rejects.toThrow(`The shop at ${address} knows no report 'NOSUCH'`);
    await new Promise((closed) => plane.close(closed));
    await expect(fetchReport('NOSUCH', address)).rejects.toThrow(`No shop's simulation plane answers at ${address}`);
  });

  it('with exit code 2, and of a machine that is no more', async () => {
    const file = join(folder, 'old.json');
    await writeFile(
      file,
      JSON.stringify({
        ...declined,
        roots: declined.roots.map((root) => (root.machine === 'payment' ? { ...root, machine: 'paying' } : root)),
      }),
    );
    const ended = await new Promise<{ code: unknown; told: string }>((resolve) =>
      execFile(process.execPath, ['--import', 'tsx', 'flows/replay/replay.run.ts', file], (failed, _, told) =>
        resolve({ code: failed?.code, told }),
      ),
    );
    expect(ended.told).toContain("This shop has no machine 'paying'");
    expect(ended.code).toBe(2);
  });
});

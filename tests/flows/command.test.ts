import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CommandError, nearest, oneOf, readArguments, writeWhole } from '#flows/command.ts';
import { allMachines, machineCalled, ownFolders } from '#flows/machineRegistry.ts';

const halt = async (work: () => unknown): Promise<CommandError> => {
  const reason: unknown = await Promise.resolve()
    .then(work)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  if (!(reason instanceof CommandError)) throw new Error(`It was not halted: ${String(reason)}`);
  return reason;
};

describe('a command', () => {
  test('names the nearest words for an unknown one', () => {
    expect(nearest('lgoin', ['cart', 'login', 'order'])).toEqual(['login']);
    expect(nearest('check', ['cart', 'checkout'])[0]).toBe('checkout');
    expect(nearest('lifecycle', ['order', 'order.lifecycle'])).toContain('order.lifecycle');
    expect(nearest('paswrd', ['countries.known', 'dialog.password', 'dialog.password.typing'])).toEqual([
      'dialog.password',
      'dialog.password.typing',
    ]);
    expect(nearest('zzzzzz', ['cart', 'login'])).toEqual([]);
  });

  test('halts with one sentence and code 2', async () => {
    const near = await halt(() => oneOf('machine', 'crat', ['cart', 'login']));
    expect([near.message, near.code]).toEqual(["There is no machine 'crat'. The nearest: cart.", 2]);
    expect((await halt(() => oneOf('format', 'xyzzy', ['words', 'csv']))).message).toBe(
      "There is no format 'xyzzy'. There are: words, csv.",
    );
  });

  test('reads its command line, and names the nearest option', async () => {
    const options = { as: { type: 'string' }, all: { type: 'boolean' } } as const;
    expect(readArguments({ options, allowPositionals: true, args: ['login', '--as', 'csv'] })).toMatchObject({
      positionals: ['login'],
      values: { as: 'csv' },
    });
    expect((await halt(() => readArguments({ options, args: ['--sa', 'csv'] }))).message).toBe(
      "There is no option '--sa'. The nearest: --as.",
    );
    expect((await halt(() => readArguments({ options, args: ['--as'] }))).message).toMatch(/--as <value>' argument missing/);
  });

  test('writes a file whole, and leaves nothing half written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'command-'));
    await writeWhole(join(folder, 'new', 'a.txt'), 'one');
    expect(await readFile(join(folder, 'new', 'a.txt'), 'utf8')).toBe('one');
    await expect(writeWhole(join(folder, 'new'), 'two')).rejects.toThrow();
    expect([await readdir(folder), await readdir(join(folder, 'new'))]).toEqual([['new'], ['a.txt']]);
  });
});

describe('a machine', () => {
  test.each(['login', 'login.machine', 'login.machine.ts', 'machines/login.machine.ts'])('is found as %s', async (word) => {
    expect(await machineCalled(word)).toMatchObject({ noun: 'login', name: 'login.machine', machine: { id: 'login' } });
  });

  test('is told from the lifecycle of the same noun', async () => {
    expect([(await machineCalled('order')).name, (await machineCalled('order.lifecycle')).name]).toEqual([
      'order.machine',
      'order.lifecycle',
    ]);
  });

  test('that nobody knows is told with the nearest', async () => {
    expect((await halt(() => machineCalled('chekout'))).message).toBe("There is no machine 'chekout'. The nearest: checkout.");
  });

  test('of every file, with its samples', async () => {
    expect((await allMachines()).filter(({ fixture }) => !fixture)).toEqual([]);
  });

  test('that does not compile is told with file, line and what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'machines-'));
    const folders = { ...ownFolders, machines: pathToFileURL(`${folder}/`) };
    await writeFile(
      join(folder, 'torn.machine.ts'),
      "import { setup } from 'xstate';\nexport const torn = setup({}).createMachine({ id: 'torn', ;\n",
    );
    await writeFile(join(folder, 'empty.machine.ts'), 'export const nothing = 1;\n');
    expect((await halt(() => machineCalled('torn', folders))).message).toMatch(
      /torn\.machine\.ts does not compile: .+\. Mend the machine, then try again\.$/,
    );
    expect((await halt(() => machineCalled('empty', folders))).message).toMatch(
      /empty\.machine\.ts exports 0 of what should be the machine; it is one per file\.$/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { explore } from '#flows/explorer.ts';
import { foreignMachine, isForeignFile } from '#flows/foreign/foreignMachine.ts';
import { derivedFixture } from '#flows/foreign/derivedFixture.ts';
import { unreachedBy } from '#flows/coverage.ts';
import { selectPaths } from '#flows/paths/selectPaths.ts';
import { stimulusText } from '#flows/stepText.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { chartOf } from '#flows/chart/chart.ts';
import { fetchMachine } from './promise.machine.ts';

const here = 'tests/flows/foreign';
/** The walks of a foreign machine as lines: what happens, and where it leads. */
const walksOf = async (word: string): Promise<string[]> => {
  const { noun, fixture } = await foreignMachine(word);
  return selectPaths(noun, fixture!).paths.flatMap(({ steps }) =>
    steps.map(({ state, event }, index) => `${index}. ${stimulusText(event)} -> ${statePath(state.value)}`),
  );
};

describe('A foreign machine', () => {
  it('with a plain promise, inline actions and guards is walked: the promise answers and fails, the guard says both', async () => {
    const { fixture } = await foreignMachine(`${here}/promise.machine.ts`);
    const exploration = explore(fixture!);
    expect(unreachedBy(exploration)).toEqual([]);
    expect([...new Set([...exploration.nodes.values()].flatMap(({ edges }) => edges.flatMap(({ covers }) => covers)))].sort()).toEqual(
      expect.arrayContaining([
        'idle · FETCH · 1 ? context.tries < 2 = no',
        'idle · FETCH · 1 ? context.tries < 2 = yes',
        'loading · readUser answers · 1',
        'loading · readUser answers · 1 / assign user',
        'loading · readUser is refused · 1',
        'loading · after 3000 · 1',
        'loading · entering / assign tries',
      ]),
    );
    expect(await walksOf(`${here}/promise.machine.ts`)).toContainEqual('2. readUser answers: done -> success');
  });

  it('is the same machine: names change no state, no order and no behaviour', () => {
    const { machine } = derivedFixture(fetchMachine);
    const shown = (one: typeof machine) => chartOf(one).transitions.map(({ place, targets, reenter }) => [place, targets, reenter]);
    expect(shown(machine).map(([place]) => String(place).replace('readUser', 'src'))).toHaveLength(shown(fetchMachine).length);
    expect(shown(machine).filter(([place]) => !String(place).includes('readUser'))).toEqual(
      shown(fetchMachine).filter(([place]) => !/answers|refused/.test(String(place))),
    );
  });

  it('with actors in context, spawned as it goes, is walked', async () => {
    const { fixture } = await foreignMachine(`${here}/spawned.machine.ts#listMachine`);
    const exploration = explore(fixture!);
    expect(unreachedBy(exploration)).toEqual([]);
    const children = [...exploration.nodes.values()].map(({ snapshot }) => Object.keys(snapshot.children).join());
    expect(new Set(children)).toEqual(new Set(['todo-0', 'todo-0,todo-1', 'todo-0,todo-1,todo-2']));
  });

  it('of several in a file is called by its name, and so are its timers', async () => {
    expect(await walksOf(`${here}/several.machine.ts#lightMachine`)).toContainEqual('2. 500 ms later -> red');
  });

  it('takes samples that stand beside it', async () => {
    const { fixture } = await foreignMachine(`${here}/several.machine.ts#formMachine`);
    expect([...explore(fixture!).nodes.values()].map(({ snapshot }) => snapshot.context)).toContainEqual({ value: 'Kumari' });
    expect(unreachedBy(explore(fixture!))).toEqual([]);
  });

  it.each([
    [`${here}/several.machine.ts`, /exports 2 machines, say which: .*several.machine.ts#\w+, .*several.machine.ts#\w+\.$/],
    [`${here}/several.machine.ts#lihgtMachine`, /There is no machine in .* 'lihgtMachine'. The nearest: lightMachine/],
    [`${here}/spawned.machine.ts#namelessMachine`, /spawns an actor without an id.*write spawn\(logic, \{ id: '...' \}\)/],
    [
      `${here}/unsampled.machine.ts`,
      /breaks on an empty sample .*unsampled.fixture.ts with `export const searchMachine = \{ inputs, events, ports \}`/,
    ],
    [`tests/flows/kettle.fixture.ts`, /exports no machine: export what createMachine/],
  ])('%s that cannot be walked is refused with what to change', async (word, sentence) => {
    expect(isForeignFile(word)).toBe(true);
    await expect(foreignMachine(word)).rejects.toThrow(sentence);
  });

  it('is no machine of the shop: those keep their names', () => {
    for (const word of ['login', 'login.machine', 'machines/login.machine.ts']) expect(isForeignFile(word)).toBe(false);
  });
});

import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { gatherHappenings } from '#flows/gather.ts';
import { besideChunks, fleeting } from '#src/beside.ts';
import { pageChunks } from '#src/chunks.ts';
import { Hearts } from '#src/hearts.ts';
import type { Door } from '#src/plugs/plug.ts';

const door: Door = { ask: () => Promise.reject(new Error('nobody asks here')), listen: () => () => undefined, now: () => 0, hearts: new Hearts(false) };

const isMachine = (logic: unknown): logic is AnyStateMachine => typeof logic === 'object' && logic !== null && 'states' in logic && 'implementations' in logic;

/** A machine and those that run inside it: they are stored and restored together. */
const withInner = (machine: AnyStateMachine): string[] => [machine.id, ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withInner)];

const namesOf = async (chunks: readonly ((around: Door) => Promise<{ plugged: AnyStateMachine; follows?: string }>)[]): Promise<string[]> => {
  const loaded = await Promise.all(chunks.map((bring) => bring(door)));
  return [...new Set(loaded.filter(({ follows }) => follows === undefined).flatMap(({ plugged }) => withInner(plugged)))].sort();
};

describe('Whoever is stored when its page is left', async () => {
  const samples = new Map([...(await gatherHappenings()).values()].map((happenings) => [happenings.machine.id, happenings]));
  const parts = Object.entries(besideChunks).filter(([name]) => !([...fleeting] as string[]).includes(name)).map(([, bring]) => bring);
  const stored = await namesOf([...Object.values(pageChunks), ...parts]);

  test.each(stored)('%s is stopped at every state by the laws', (name) => expect(samples.get(name)).toMatchObject({ begunAnew: undefined }));

  test.each([...fleeting])('%s, a part that is not, says why', (name) => expect(samples.get(name)?.begunAnew).toEqual(expect.any(String)));
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartOf } from '#flows/chart/chart.ts';
import { usualLimits, type Fixture } from '#flows/fixtureTypes.ts';
import { findingsIn, rules, subjectOf } from '#flows/lint/lint.ts';
import { sourceOf } from '#flows/lint/syntax.ts';

const folder = import.meta.dirname;

/** One plain sample of everything: the seeded machines need no more. */
const plainly = (machine: AnyStateMachine): Fixture => {
  const { transitions, states } = chartOf(machine);
  const heard = transitions.filter(({ kind }) => kind === 'on').map(({ event }) => event);
  return {
    machine,
    inputs: { usual: undefined },
    events: Object.fromEntries(heard.map((event) => [event, [{}]])),
    ports: Object.fromEntries(
      states
        .flatMap(({ invokes }) => invokes)
        .map(({ src }) => [src, { isRequest: true, answers: { plain: 1 }, refusals: ['OFFLINE' as const], says: [] }]),
    ),
    timers: () => [],
    seen: undefined,
    handsOver: {},
    stays: {},
    directSteps: {},
    begunAnew: undefined,
    shownBy: undefined,
    limits: usualLimits,
  };
};

/** A view that sends and asks what a door needs. */
const viewOf = (file: string) => ({
  file: 'tests/flows/lint/view.tsx',
  text: `import { door } from '#${file}';\nsend({ type: 'door.opened' }); may({ type: 'door.closed' });\nsnapshot.hasTag('busy') && snapshot.context.count;\n`,
});

/** What the rules find in a seeded machine, as `rule:line`. */
async function findingsOf(noun: string, change: (samples: Fixture) => Fixture = (samples) => samples): Promise<string[]> {
  const file = `tests/flows/lint/${noun}.machine.ts`;
  const script = { file, text: readFileSync(join(folder, `${noun}.machine.ts`), 'utf8') };
  const exported = Object.values((await import(`./${noun}.machine.ts`)) as Record<string, unknown>);
  const machine = exported.find((each): each is AnyStateMachine => each instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  const subject = subjectOf(script, { noun, name: `${noun}.machine`, machine, fixture: change(plainly(machine)) });
  return findingsIn({ subjects: [subject], scripts: [script, viewOf(file)] }).map(({ rule, line }) => `${rule}:${line}`);
}

/** The line that ends with the comment `// fault`, or the one under it where the comment has a line of its own. */
const faultLine = (noun: string): number => {
  const lines = readFileSync(join(folder, `${noun}.machine.ts`), 'utf8').split('\n');
  const marked = lines.findIndex((line) => line.includes('// fault'));
  return marked + (lines[marked]?.trim() === '// fault' ? 2 : 1);
};
const nounOf = (rule: string): string =>
  rule === 'setup' ? 'unnamed' : rule.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the lint of machines', () => {
  test.each(rules.map(({ name }) => name))('finds a seeded fault at its line and nothing else: %s', async (rule) => {
    const noun = nounOf(rule);
    const without = (samples: Fixture): Fixture => ({ ...samples, events: { 'door.opened': [{}] } });
    expect(await findingsOf(noun, rule === 'sample' ? without : undefined)).toEqual([`${rule}:${faultLine(noun)}`]);
  });

  test('finds nothing in a sound machine', async () => expect(await findingsOf('sound')).toEqual([]));

  test('has no seeded machine without a rule', () => {
    const seeded = readdirSync(folder)
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => file.replace('.machine.ts', ''));
    expect(seeded.sort()).toEqual([...rules.map(({ name }) => nounOf(name)), 'sound'].sort());
  });

  test('tells a source that does not parse with its file', () => {
    expect(() => sourceOf({ file: 'tried.machine.ts', text: 'const = 1' })).toThrow(/tried\.machine\.ts is not TypeScript/);
  });
});

import { describe, expect, test } from 'vitest';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { walked } from '#flows/stepText.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import { passwordError } from '#machines/rules/form/password.ts';
import { recordingOf } from '#src/devtools/recording.ts';
import { startEventLog } from '#src/devtools/eventLog.ts';
import { MachineDriver } from '../drivers/machine.driver.ts';

type Loose = Record<string, unknown>;

/** What a shopper types or the mall hands out that nobody else may read, by the names it has in events, questions and answers. */
const secretFields = new Set(['oldPassword', 'password', 'passwordAgain', 'code']);
const secretNames = new Set([
  'oldPassword',
  'password',
  'passwordAgain',
  'loginPassword',
  'vaultToken',
  'checkoutToken',
  'token',
  'sessionId',
  'publicKey',
]);

const markOf = (secret: string): string => (/^\d+$/.test(secret) ? `918273${secret.length}` : `Zq9#MARK${secret.length}`);
/** A weak password stays as it is: marked, it would be another one to the guards. */
const canBeMarked = (typed: string): boolean => /^\d+$/.test(typed) || passwordError(typed) === null;
const marks = /918273\d|Zq9#MARK/;

/** The same thing with every secret replaced by a mark. */
const marked = (thing: unknown, name = '', holder: Loose = {}): unknown => {
  if (typeof thing === 'string') {
    const isTyped = name === 'text' && typeof holder.field === 'string' && secretFields.has(holder.field);
    const isStep = name === 'result' && holder.type === 'step.done';
    return (isTyped && canBeMarked(thing)) || (thing !== '' && (isStep || secretNames.has(name))) ? markOf(thing) : thing;
  }
  if (Array.isArray(thing)) return thing.map((part) => marked(part));
  if (typeof thing !== 'object' || thing === null || thing instanceof Error) return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, part]) => [key, marked(part, key, thing as Loose)]));
};

/** Whether events, questions or answers carry a secret at all; other machines have nothing to hide. */
const hasSecrets = ({ events, ports }: Fixture): boolean =>
  marks.test(
    JSON.stringify(marked(Object.entries(events).map(([type, bodies]) => bodies.map((body) => ({ type, ...(body as object) }))))),
  ) || marks.test(JSON.stringify(marked(ports)));

/** Machines that hear secrets: what is written down of them must have carried a mark. */
const hearers = ['login', 'register', 'passwordReset', 'payment', 'checkout'];

/** Law, for the machines that are meant: what is written down of a machine holds no secret. */
export function checkRedaction(fixtures: readonly (readonly [noun: string, Fixture])[], isMeant: (noun: string) => boolean): void {
  const sawMarks = new Set<string>();
  describe.each(fixtures.filter(([, fixture]) => hasSecrets(fixture)))("what is written down of the machine '%s'", (noun, fixture) => {
    test('holds no secret', () => {
      for (const walk of walked(fixture).walks) {
        let now = 0;
        const tape = startEventLog(() => ++now);
        const driver = new MachineDriver(fixture, fixture.inputs[walk.steps[0]?.event.sample ?? '']);
        driver.actor.system.inspect(tape.inspect);
        tape.roots.set('machine', driver.actor);
        try {
          for (const { event } of walk.steps) driver.take({ ...event, raw: marked(event.raw) as Stimulus['raw'] });
        } catch (parted) {
          // A marked password is another one than the walk's: where the ways part, the walk has shown enough.
          if (!(parted as Error).message.startsWith('Nobody asked')) throw parted;
        }
        if (marks.test(JSON.stringify([tape.seen.map(({ event }) => event), driver.actor.getPersistedSnapshot()]))) sawMarks.add(noun);
        expect(JSON.stringify(recordingOf(tape, { at: now, address: '/', visitor: null }))).not.toMatch(marks);
      }
    });
  });

  test('the machines that hear secrets were among those of which something is written down', () => {
    expect([...sawMarks]).toEqual(expect.arrayContaining(hearers.filter(isMeant)));
  });
}

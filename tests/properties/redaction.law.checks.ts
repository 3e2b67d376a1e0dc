import { describe, expect, test } from 'vitest';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { walked } from '#flows/stepText.ts';
import type { Happening } from '#flows/explorerState.ts';
import { passwordFault } from '#machines/rules/form/password.ts';
import { recordingOf } from '#src/devtools/recording.ts';
import { redactor } from '#src/devtools/redaction.ts';
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
const canBeMarked = (typed: string): boolean => /^\d+$/.test(typed) || passwordFault(typed) === null;
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

const sawMarks = new Set<string>();

const all = await loadFixtures();
/** Those whose events, questions or answers carry a secret at all; the others have nothing to hide. */
const withSecrets = [...all].filter(
  ([, { events, ports }]) =>
    marks.test(
      JSON.stringify(marked(Object.entries(events).map(([type, bodies]) => bodies.map((body) => ({ type, ...(body as object) }))))),
    ) || marks.test(JSON.stringify(marked(ports))),
);

describe.each(withSecrets)("what is written down of the machine '%s'", (noun, fixture) => {
  test('holds no secret', () => {
    for (const walk of walked(fixture).walks) {
      let now = 0;
      const tape = startEventLog(() => ++now);
      const driver = new MachineDriver(fixture, fixture.inputs[walk.steps[0]?.event.sample ?? '']);
      driver.actor.system.inspect(tape.inspect);
      tape.roots.set('machine', driver.actor);
      try {
        for (const { event } of walk.steps) driver.take({ ...event, raw: marked(event.raw) as Happening['raw'] });
      } catch (parted) {
        // A marked password is another one than the walk's: where the ways part, the walk has shown enough.
        if (!(parted as Error).message.startsWith('Nobody asked')) throw parted;
      }
      if (marks.test(JSON.stringify([tape.seen.map(({ event }) => event), driver.actor.getPersistedSnapshot()]))) sawMarks.add(noun);
      expect(JSON.stringify(recordingOf(tape, { at: now, address: '/', here: null }))).not.toMatch(marks);
    }
  });
});

test('the machines that hear secrets were among them', () => {
  expect([...sawMarks]).toEqual(expect.arrayContaining(['login', 'register', 'passwordReset', 'payment', 'checkout']));
});

describe('The redactor', () => {
  test('keeps length and kinds of character, equal secrets equal and different ones different', () => {
    const typed = redactor()([
      { field: 'password', text: 'Demo#2026' },
      { field: 'password', text: 'Demo#2027' },
      { password: 'Demo#2026', passwordAgain: ' Demo#2026' },
    ]) as Loose[];
    const [one, other] = [typed[0]?.text, typed[1]?.text] as [string, string];
    expect(one).toMatch(/^[A-Z][a-z]{3}[^\w\s]\d{4}$/);
    expect(other).not.toBe(one);
    expect(typed[2]).toEqual({ password: one, passwordAgain: ` ${one}` });
  });

  test('finds a secret again inside other words, and card numbers in what is typed', () => {
    const clean = redactor()({
      publicKey: 'pk_abcdefgh',
      sessionId: 'vs_12345678',
      fieldsUrl: 'http://127.0.0.1:3002/fields?session=vs_12345678',
      text: 'my card 4000 0000 0000 0002 failed',
      orderNumber: '4294986753',
    });
    expect(JSON.stringify(clean)).not.toMatch(/12345678|abcdefgh|4000 0000/);
    expect(clean.orderNumber).toBe('4294986753');
  });

  test('leaves the states of a machine alone, also one that is called like a secret', () => {
    const child = { status: 'active', value: { password: 'asking' }, context: {} };
    const snapshot = { status: 'active', value: { dialog: { password: 'typing' } }, context: { step: 'typing' }, children: { child } };
    expect(redactor()(snapshot)).toEqual(snapshot);
    expect(redactor()({ ...snapshot, context: { password: 'typing' } })).toMatchObject({ value: snapshot.value, children: { child } });
  });

  test('masks what is typed where it stands alone: the same word elsewhere is no secret', () => {
    const typed = { steps: [{ field: 'password', text: 'chicken' }], card: { prodName: 'A chicken that sings' }, key: '482913' };
    const { steps, ...others } = redactor()({ ...typed, sent: { mobile: '771234567', code: '482913' } });
    expect(steps[0]?.text).not.toBe('chicken');
    expect(others).toMatchObject({ card: typed.card, key: typed.key });
    expect(others.sent.code).not.toBe('482913');
  });

  test('leaves refusal codes, dial codes and reasons alone', () => {
    const kept = {
      problem: { code: 'CODE_INVALID', at: 1 },
      reasons: [{ code: '3', desc: 'x' }],
      phoneCodes: [{ key: '94', countryCode: 'LK' }],
    };
    expect(redactor()(kept)).toEqual(kept);
  });
});

import { describe, expect, test } from 'vitest';
import { redactor } from '#src/devtools/redaction.ts';

type Loose = Record<string, unknown>;

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
    const cookies = {
      problem: { code: 'CODE_INVALID', at: 1 },
      reasons: [{ code: '3', desc: 'x' }],
      phoneCodes: [{ key: '94', countryCode: 'LK' }],
    };
    expect(redactor()(cookies)).toEqual(cookies);
  });
});

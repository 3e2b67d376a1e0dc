import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactError, codeError, knownPasswordError, passwordAgainError } from '#machines/rules/form/formErrors.ts';
import { isEmail } from '#machines/rules/form/email.ts';
import { passwordError } from '#machines/rules/form/password.ts';
import { isMobile, isPaddedMobile, paddedMobile } from '#machines/rules/form/phone.ts';

describe('what is typed to sign in (spec 5)', () => {
  test('a password needs eight characters of four kinds and no space at its ends', () => {
    expect(
      [
        '',
        ' Demo#2026',
        'Demo#2026 ',
        'Demo#20',
        'demo#2026',
        'DEMO#2026',
        'Demo12026',
        'Demo#demo',
        'Demo#2026',
        'Demo # 2026',
        'Дом#Дом123',
      ].map(passwordError),
    ).toEqual([
      'passwordRequired',
      'passwordSpaces',
      'passwordSpaces',
      'passwordWeak',
      'passwordWeak',
      'passwordWeak',
      'passwordWeak',
      'passwordWeak',
      null,
      null,
      null,
    ]);
  });

  test('an old password that is asked for again may be weak, but not empty', () => {
    expect([knownPasswordError('old'), knownPasswordError(''), knownPasswordError(' x')]).toEqual([
      null,
      'passwordRequired',
      'passwordSpaces',
    ]);
  });

  test('an e-mail is name, at sign, domain ending in two to four letters, spaces ignored', () => {
    expect(
      ['a@b.lk', ' nimal @ example.info ', 'a@b.c', 'a@b.online', 'a@b', '@b.lk', 'a b.lk', 'a@@b.lk', 'a@.lk', 'a@b..lk'].map(isEmail),
    ).toEqual([true, true, false, false, false, false, false, false, false, false]);
  });

  test('a mobile has nine or ten digits, whatever stands between them', () => {
    expect(['771234567', '0771234567', '077 123-45 67', '77123456', '07712345678', '77123456a', ''].map(isMobile)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('the one field of the quick login tells numbers from addresses', () => {
    expect(['', '  ', '0771234567', '07712345678', '123', 'nimal', 'nimal@example.lk', 'nimal@'].map(contactError)).toEqual([
      'required',
      'required',
      null,
      'mobileInvalid',
      'mobileInvalid',
      'mailInvalid',
      null,
      'mailInvalid',
    ]);
  });

  test('a code has digits only, a second password equals the first', () => {
    expect([codeError(''), codeError('12a'), codeError(' 123456 ')]).toEqual(['codeRequired', 'codeInvalid', null]);
    expect([passwordAgainError('', 'x'), passwordAgainError('y', 'x'), passwordAgainError('x', 'x')]).toEqual([
      'passwordAgainRequired',
      'passwordMismatch',
      null,
    ]);
  });

  test('the mall gets four digits of country code and then the number, digits only', () => {
    expect(paddedMobile('94', '077 123 4567')).toBe('00940771234567');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.stringMatching(/^\d{9,10}$/), (dial, number) => {
        const padded = paddedMobile(String(dial), number);
        expect(isPaddedMobile(padded)).toBe(true);
        expect([Number(padded.slice(0, 4)), padded.slice(4)]).toEqual([dial, number]);
      }),
    );
  });
});

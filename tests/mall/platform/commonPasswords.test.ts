import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordError } from '#machines/rules/form/password.ts';
import { isCommonPassword } from '#mall/auth/commonPasswords.ts';

const common = dictionary['passwords-common'];
/** As the policy makes people write it: a capital in front, a sign and a digit behind. */
const asAsked = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}#1`;

describe('A common password', () => {
  it('is refused: each of the 3,000 commonest that is made to fit the policy', () => {
    const words = common.slice(0, 3000).filter((each) => (each.match(/[a-z]/g) ?? []).length >= 3);
    const fitting = words.map(asAsked).filter((each) => passwordError(each) === null);
    expect(fitting.length).toBeGreaterThan(2000);
    expect(fitting.filter((each) => !isCommonPassword(each))).toEqual([]);
  });

  it('is refused as it stands on the list, whatever its capitals, perhaps with signs around it', () => {
    const passwords = ['1qaz@WSX', '!QAZ2wsx', 'Zaq!2wsx', 'Pa$$w0rd', 'Aa123456!', '#Abc123456', 'Doc_0815'];
    expect(passwords.filter((each) => passwordError(each) !== null || !isCommonPassword(each))).toEqual([]);
  });

  it('is refused with signs in place of letters and digits around it', () => {
    const passwords = [
      'Dr@g0n#99',
      'M0nk3y!2024',
      'P@ssw0rd123',
      '@Dmin#2024',
      '$Hadow!19',
      'Sunsh1ne#1',
      'Wil1iam#2020',
      '2024Welcome!',
      'B@seb4ll!7',
      'Serendib@2026',
      'Пароль#1',
    ];
    expect(passwords.filter((each) => passwordError(each) !== null || !isCommonPassword(each))).toEqual([]);
  });

  it('is none that only resembles one', () => {
    const passwords = [
      'Demo#2026',
      'Demo#2027',
      'Other#Pass2',
      'Strong#Pass1',
      'Wrong#Pass1',
      'Contract#1',
      'kT7#vq9Z',
      'Ab#48213907',
      'Master-of-7-kettles',
      'Кошка#2026',
      'Tea4Two&Biscuits',
    ];
    expect(passwords.filter(isCommonPassword)).toEqual([]);
  });
});

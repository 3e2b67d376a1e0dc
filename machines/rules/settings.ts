import { formErrorsOf, knownPasswordError, passwordAgainError, type FormError, type FormErrors } from './form/formErrors.ts';
import { passwordError } from './form/password.ts';
import type { Account } from '../model/account.ts';
import type { Problem } from '../model/problem.ts';

/** The longest nickname, in characters (contract C2). */
export const longestNickName = 50;

export const profileFields = ['nickName', 'sex', 'birthDate'] as const;
export const passwordFields = ['oldPassword', 'password', 'passwordAgain'] as const;
export type ProfileField = (typeof profileFields)[number];
export type PasswordField = (typeof passwordFields)[number];
export type SettingsField = ProfileField | PasswordField;

/** What was typed and is not saved yet, by field; a field that nobody touched is absent. */
export type TypedSettings = Partial<Record<SettingsField, string>>;

const saved = ({ nickName, sex, birthDate }: Account): Record<ProfileField, string> => ({ nickName, sex, birthDate: birthDate ?? '' });

/** What the fields of the profile show: what was typed, else what is saved. */
export const shownProfile = (account: Account, typed: TypedSettings): Record<ProfileField, string> => ({ ...saved(account), ...typed });

/** What was typed and stays unsaved once the mall has this account. */
export const unsavedSettings = (account: Account, typed: TypedSettings): TypedSettings => {
  const known: TypedSettings = saved(account);
  const isSaved = ([field, text]: [string, string]): boolean => known[field as SettingsField] === text.trim();
  return Object.fromEntries(Object.entries(typed).filter((entry) => !isSaved(entry)));
};

/** What is wrong with the profile as it would be saved (spec 5). */
export const profileErrors = (account: Account, typed: TypedSettings): FormErrors<ProfileField> =>
  formErrorsOf<ProfileField>({ nickName: shownProfile(account, typed).nickName.trim() === '' ? 'nickNameRequired' : null });

/** What is wrong with a change of the password: the old one, the new one, and the new one again (spec 5). */
export const passwordChangeErrors = ({ oldPassword = '', password = '', passwordAgain = '' }: TypedSettings): FormErrors<PasswordField> =>
  formErrorsOf<PasswordField>({
    oldPassword: knownPasswordError(oldPassword),
    password: passwordError(password),
    passwordAgain: passwordAgainError(passwordAgain, password),
  });

const passwordRefusals: Partial<Record<Problem['code'], [PasswordField, FormError]>> = {
  PASSWORD_WRONG: ['oldPassword', 'passwordWrong'],
  PASSWORD_WEAK: ['password', 'passwordWeak'],
  PASSWORD_SAME: ['password', 'passwordSame'],
};

/** What the mall refused, at its field; nothing where it is about none. */
export const refusedSettings = ({ code, fields = [] }: Problem): FormErrors<SettingsField> => {
  const refused = passwordRefusals[code];
  if (refused) return { [refused[0]]: refused[1] };
  const named = profileFields.filter((field) => fields.some((each) => each.field === field));
  return Object.fromEntries(named.map((field) => [field, 'invalid']));
};

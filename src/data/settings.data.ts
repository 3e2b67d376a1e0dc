import type { Account, NotifyWishes } from '#machines/model/account.ts';
import type { ProfileField } from '#machines/rules/settings.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment AccountFacts on UserInfo {
    avatarUrl
    nickName
    sex
    birthDate
    userMobile
    userMail
    hasPassword
    notify {
      order
      promo
      chat
    }
  }
`);
const ReadAccount = graphql(`
  query ReadAccount {
    userInfo {
      ...AccountFacts
    }
  }
`);
const SaveProfile = graphql(`
  mutation SaveProfile($input: UserInfoParamInput!) {
    changeUserInfo(input: $input) {
      ... on UserInfo {
        ...AccountFacts
      }
      ...WhyNot
    }
  }
`);
const ChangePassword = graphql(`
  mutation ChangePassword($input: PasswordChangeInput!) {
    changePassword(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
const SaveNotify = graphql(`
  mutation SaveNotify($input: SettingsParamInput!) {
    changeSettings(input: $input) {
      ... on UserInfo {
        ...AccountFacts
      }
      ...WhyNot
    }
  }
`);

/** The shopper's own account (contract C1). */
export const readAccount = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<Account> =>
  (await execute(ReadAccount, {}, options)).userInfo;

/** Changes name, gender and birthday; an empty birthday is none (contract C2). @throws ProblemError VALIDATION with its field */
export const saveProfile = async (
  execute: Execute,
  { nickName, sex, birthDate }: Record<ProfileField, string>,
  options?: RequestOptions,
): Promise<Account> => {
  const input = { nickName: nickName.trim(), sex, birthDate: birthDate || null };
  return allowed((await execute(SaveProfile, { input }, options)).changeUserInfo);
};

/** Sets another password; the other sessions end (contract C3). @throws ProblemError PASSWORD_WRONG, PASSWORD_SAME, ACCOUNT_LOCKED */
export const changePassword = async (
  execute: Execute,
  input: { oldPassword: string; password: string },
  options?: RequestOptions,
): Promise<null> => {
  allowed((await execute(ChangePassword, { input }, options)).changePassword);
  return null;
};

/** Keeps what the shopper wants to be told of (contract C5). */
export const saveNotify = async (execute: Execute, notify: NotifyWishes, options?: RequestOptions): Promise<Account> =>
  allowed((await execute(SaveNotify, { input: { notify } }, options)).changeSettings);

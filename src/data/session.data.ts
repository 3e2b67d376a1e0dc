import type { QuickLogin, PasswordLogin } from '#machines/login.machine.ts';
import type { Standing } from '#machines/session.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

/** Who is logged in, as a session says it. */
export const shopperOf = (session: { userId: string; nickName: string; pic: string }): Shopper => ({
  userId: session.userId,
  name: session.nickName,
  pic: session.pic,
});

const LoginByPassword = graphql(`
  mutation LoginByPassword($input: PasswordLoginInput!) {
    loginByPassword(input: $input) {
      ... on Session {
        userId
        nickName
        pic
      }
      ...WhyNot
    }
  }
`);
/** Spec 7: an e-mail or a mobile (four digits of country code, then the number) and its password. */
export const loginByPassword = async (execute: Execute, input: PasswordLogin, options?: RequestOptions): Promise<Shopper> =>
  shopperOf(allowed((await execute(LoginByPassword, { input }, options)).loginByPassword));

const LoginByCode = graphql(`
  mutation LoginByCode($input: CodeLoginInput!) {
    loginByCode(input: $input) {
      ... on Session {
        userId
        nickName
        pic
      }
      ...WhyNot
    }
  }
`);
/** Spec 7: quick login, once per key; an id that is new to the mall gets an account. */
export const loginByCode = async (execute: Execute, { form, key }: QuickLogin, options?: RequestOptions): Promise<Shopper> =>
  shopperOf(allowed((await execute(LoginByCode, { input: form }, { ...options, key })).loginByCode));

const Logout = graphql(`
  mutation Logout {
    logout {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Ends the session; the gateway clears its cookies whatever the mall says. */
export const logout = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Record<string, never>> => {
  allowed((await execute(Logout, {}, options)).logout);
  return {};
};

const ReadStanding = graphql(`
  query ReadStanding {
    userInfo {
      nickName
      pic
    }
    unreadCount
    unreadChatCount
  }
`);
/** What the header shows of who is logged in: name, picture, unread notices and announcements, unread chats. */
export const readStanding = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Standing> => {
  const { userInfo, unreadCount, unreadChatCount } = await execute(ReadStanding, {}, options);
  return { name: userInfo.nickName, pic: userInfo.pic, unread: unreadCount, unreadChats: unreadChatCount };
};

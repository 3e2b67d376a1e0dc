import type { QuickLogin, PasswordLogin } from '#machines/login.machine.ts';
import type { Standing } from '#machines/session.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Ask, How } from './gateway.ts';
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
        isNewUser
      }
      ...WhyNot
    }
  }
`);
/** Spec 7: an e-mail or a mobile (four digits of country code, then the number) and its password. */
export const loginByPassword = async (ask: Ask, question: PasswordLogin, how?: How): Promise<Shopper> =>
  shopperOf(allowed((await ask(LoginByPassword, { input: question }, how)).loginByPassword));

const LoginByCode = graphql(`
  mutation LoginByCode($input: CodeLoginInput!) {
    loginByCode(input: $input) {
      ... on Session {
        userId
        nickName
        pic
        isNewUser
      }
      ...WhyNot
    }
  }
`);
/** Spec 7: quick login, once per key; an id that is new to the mall gets an account. */
export const loginByCode = async (ask: Ask, { form, key }: QuickLogin, how?: How): Promise<Shopper> =>
  shopperOf(allowed((await ask(LoginByCode, { input: form }, { ...how, key })).loginByCode));

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
export const logout = async (ask: Ask, _question: undefined, how?: How): Promise<Record<string, never>> => {
  allowed((await ask(Logout, {}, how)).logout);
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
export const readStanding = async (ask: Ask, _question: undefined, how?: How): Promise<Standing> => {
  const { userInfo, unreadCount, unreadChatCount } = await ask(ReadStanding, {}, how);
  return { name: userInfo.nickName, pic: userInfo.pic, unread: unreadCount, unreadChats: unreadChatCount };
};

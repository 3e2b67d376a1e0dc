import type { Letter, Sender } from '#machines/contact.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadSender = graphql(`
  query ReadSender {
    userInfo {
      nickName
      userMail
      userMobile
    }
  }
`);
const SendContactMessage = graphql(`
  mutation SendContactMessage($input: ContactParamInput!) {
    sendContactMessage(input: $input) {
      ... on Ticket {
        ticketNo
      }
      ...WhyNot
    }
  }
`);
/** The shopper's name and how the mall reaches him (contract C1). */
export const readSender = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<Sender> => {
  const { nickName: name, userMail: mail, userMobile: mobile } = (await execute(ReadSender, {}, options)).userInfo;
  return { name, mail, mobile };
};

/** Writes to the mall, once per key (contract A8). */
export const sendContactMessage = async (
  execute: Execute,
  { form, key }: Letter,
  options?: RequestOptions,
): Promise<{ ticketNo: string }> => {
  const { ticketNo } = allowed((await execute(SendContactMessage, { input: form }, { ...options, key })).sendContactMessage);
  return { ticketNo };
};

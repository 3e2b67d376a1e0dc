import type { Letter } from '#machines/contact.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

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
/** Writes to the mall, once per key (contract A8). */
export const sendContactMessage = async (
  execute: Execute,
  { form, key }: Letter,
  options?: RequestOptions,
): Promise<{ ticketNo: string }> => {
  const { ticketNo } = allowed((await execute(SendContactMessage, { input: form }, { ...options, key })).sendContactMessage);
  return { ticketNo };
};

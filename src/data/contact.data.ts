import type { Letter } from '#machines/contact.machine.ts';
import type { Ask, How } from './gateway.ts';
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
export const sendContactMessage = async (ask: Ask, { form, key }: Letter, how?: How): Promise<{ ticketNo: string }> => {
  const { ticketNo } = allowed((await ask(SendContactMessage, { input: form }, { ...how, key })).sendContactMessage);
  return { ticketNo };
};

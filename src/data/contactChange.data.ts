import type { ContactChange, Contacts } from '#machines/contactChange.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ChangeContact = graphql(`
  mutation ChangeContact($input: ContactChangeInput!) {
    changeContact(input: $input) {
      ... on UserInfo {
        userMail
        userMobile
      }
      ...WhyNot
    }
  }
`);
/** Changes by what the shopper is reached, once per key (contract C6). @throws ProblemError CODE_INVALID, CODE_EXPIRED, ACCOUNT_EXISTS */
export const changeContact = async (
  execute: Execute,
  { key, code, target }: ContactChange,
  options?: RequestOptions,
): Promise<Contacts> => {
  const contact = 'mail' in target ? { userMail: target.mail } : { userMobile: target.mobile };
  const { userMail, userMobile } = allowed(
    (await execute(ChangeContact, { input: { ...contact, code } }, { ...options, key })).changeContact,
  );
  return { userMail, userMobile };
};

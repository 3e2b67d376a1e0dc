import type { Address } from '#machines/model/address.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const MakeAddressDefault = graphql(`
  mutation MakeAddressDefault($addrId: SafeInt!) {
    makeAddressDefault(addrId: $addrId) {
      ... on Address {
        ...AddressLines
      }
      ...WhyNot
    }
  }
`);
const RemoveAddress = graphql(`
  mutation RemoveAddress($addrId: SafeInt!) {
    removeAddress(addrId: $addrId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** Makes an address the default one (contract D6). @throws ProblemError NOT_FOUND, ADDRESS_ALREADY_DEFAULT */
export const makeAddressDefault = async (ask: Ask, { addrId }: { addrId: number }, how?: How): Promise<Address> =>
  allowed((await ask(MakeAddressDefault, { addrId }, how)).makeAddressDefault);

/** Removes an address (contract D5). @throws ProblemError NOT_FOUND */
export const removeAddress = async (ask: Ask, { addrId }: { addrId: number }, how?: How): Promise<null> => {
  allowed((await ask(RemoveAddress, { addrId }, how)).removeAddress);
  return null;
};

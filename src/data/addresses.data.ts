import type { Address } from '#machines/model/address.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const makeAddressDefault = async (execute: Execute, { addrId }: { addrId: number }, options?: RequestOptions): Promise<Address> =>
  allowed((await execute(MakeAddressDefault, { addrId }, options)).makeAddressDefault);

/** Removes an address (contract D5). @throws ProblemError NOT_FOUND */
export const removeAddress = async (execute: Execute, { addrId }: { addrId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(RemoveAddress, { addrId }, options)).removeAddress);
  return null;
};

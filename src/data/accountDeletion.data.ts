import type { AccountDeletion, DeletionOutlook } from '#machines/accountDeletion.machine.ts';
import type { Moment } from '#machines/ports.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadDeletionOutlook = graphql(`
  query ReadDeletionOutlook {
    deletionOutlook {
      openOrders
      openRefunds
      coinBalance
      couponCount
    }
  }
`);
const DeleteAccount = graphql(`
  mutation DeleteAccount($input: AccountDeletionParamInput!) {
    deleteAccount(input: $input) {
      ... on AccountDeletion {
        deleteAt
      }
      ...WhyNot
    }
  }
`);

/** What has to be over before the account can be deleted, and what would be lost by it (contract C15). */
export const readOutlook = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<DeletionOutlook> =>
  (await execute(ReadDeletionOutlook, {}, options)).deletionOutlook;

/**
 * Plans that the account is deleted, and ends every session (contract C10). @returns when it is
 * @throws ProblemError CODE_INVALID, CODE_EXPIRED; TRANSITION_NOT_ALLOWED while something is open, or more is lost than he was told
 */
export const deleteAccount = async (execute: Execute, { code, isForced }: AccountDeletion, options?: RequestOptions): Promise<Moment> =>
  Date.parse(allowed((await execute(DeleteAccount, { input: { code, forceDestroy: isForced ? 1 : 0 } }, options)).deleteAccount).deleteAt);

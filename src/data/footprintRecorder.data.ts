import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const AddBrowseLogs = graphql(`
  mutation AddBrowseLogs($input: [BrowseLogParamInput!]!) {
    addBrowseLogs(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** What was looked at, each at its own time (contract H16). */
export const addLooks = async (
  execute: Execute,
  looks: readonly { prodId: number; at: number }[],
  options?: RequestOptions,
): Promise<void> => {
  if (looks.length === 0) return;
  const input = looks.map(({ prodId, at }) => ({ prodId, browseTime: new Date(at).toISOString() }));
  allowed((await execute(AddBrowseLogs, { input }, options)).addBrowseLogs);
};

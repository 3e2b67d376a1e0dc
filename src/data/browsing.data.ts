import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const AddBrowseLog = graphql(`
  mutation AddBrowseLog($prodId: SafeInt!) { addBrowseLog(input: { prodId: $prodId }) { ... on Done { done } ...WhyNot } }
`);
/** A product was looked at just now (contract H13). */
export const addLook = async (ask: Ask, { prodId }: { prodId: number }, how?: How): Promise<void> => {
  allowed((await ask(AddBrowseLog, { prodId }, how)).addBrowseLog);
};

const AddBrowseLogs = graphql(`
  mutation AddBrowseLogs($input: [BrowseLogParamInput!]!) { addBrowseLogs(input: $input) { ... on Done { done } ...WhyNot } }
`);
/** What was looked at earlier, each at its own time (contract H16). */
export const addLooks = async (ask: Ask, looks: readonly { prodId: number; at: number }[], how?: How): Promise<void> => {
  if (looks.length === 0) return;
  const input = looks.map(({ prodId, at }) => ({ prodId, browseTime: new Date(at).toISOString() }));
  allowed((await ask(AddBrowseLogs, { input }, how)).addBrowseLogs);
};

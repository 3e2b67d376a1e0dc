import type { Undo } from '#machines/model/undo.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadUndos = graphql(`
  query ReadUndos {
    undos {
      token
      kind
      name
      count
      until
    }
  }
`);
/** What the shopper can take back, the newest first (contract C13). */
export const readUndos = async (ask: Ask, _question: undefined, how?: How): Promise<Undo[]> =>
  (await ask(ReadUndos, {}, how)).undos.map(({ until, ...undo }) => ({ ...undo, until: Date.parse(until) }));

const TakeBack = graphql(`
  mutation TakeBack($token: String!) {
    takeBack(token: $token) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Takes something back (contract C14). @throws ProblemError NOT_FOUND where it is too late, or why it cannot be */
export const takeBack = async (ask: Ask, { token }: { token: string }, how?: How): Promise<null> => {
  allowed((await ask(TakeBack, { token }, how)).takeBack);
  return null;
};

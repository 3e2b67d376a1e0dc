import type { Undo } from '#machines/model/undo.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readUndos = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Undo[]> =>
  (await execute(ReadUndos, {}, options)).undos.map(({ until, ...undo }) => ({ ...undo, until: Date.parse(until) }));

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
export const takeBack = async (execute: Execute, { token }: { token: string }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(TakeBack, { token }, options)).takeBack);
  return null;
};

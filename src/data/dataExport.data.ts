import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadExport = graphql(`
  query ReadExport {
    exportUser {
      parts
    }
  }
`);
/** All data held on the shopper, as the text of a file (contract C9). @throws ProblemError RATE_LIMITED after one a day */
export const readExport = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<string> =>
  JSON.stringify((await execute(ReadExport, {}, options)).exportUser, null, 2);

/** Stands in for `graphql` in the browser's build: graphql-request imports these and, with documents by hash, calls none. */
const absent = (): never => {
  throw new Error('No document is parsed in the browser.');
};

export const parse = absent;
export const print = absent;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

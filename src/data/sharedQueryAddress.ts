/** How a shared question names itself: region and language stand in the address, so that anybody between may keep what guests share. */
export const questionParameters = (hash: string): URLSearchParams => {
  const { region = '', locale = '' } = document.documentElement.dataset;
  return new URLSearchParams({ documentId: hash, region, locale });
};

/** The whole address under which the answer to a shared question is kept: as graphql-request writes it, whose `query` is the hash. */
export const sharedQueryAddress = (hash: string, variables: object): string => {
  const parameters = questionParameters(hash);
  parameters.append('query', hash);
  parameters.append('variables', JSON.stringify(variables));
  return `${location.origin}/graphql?${parameters}`;
};

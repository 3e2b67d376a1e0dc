import documents from '#src/data/gql/documents.json' with { type: 'json' };

/** The hash by which the gateway knows a document of `src/data`. @throws Error where there is none of this name */
export const hashOf = (name: string): string => {
  const found = Object.entries(documents).find(([, { text }]) => new RegExp(`(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`no document ${name}`);
  return found[0];
};

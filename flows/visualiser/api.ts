import type { SourceIndex } from './sourceIndex.ts';

/** Where everything stands, and at which address the shop does. */
export type Neighbourhood = SourceIndex & { shop: string };

/** Asks the visualiser's own server. @throws Error with the server's sentence */
export async function api<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, document.baseURI)).catch(() => {
    throw new Error("The visualiser's server does not answer: start it again with npm run flows.");
  });
  const answer = (await response.json()) as Answer & { problem?: string };
  if (!response.ok) throw new Error(answer.problem ?? `The visualiser's server answers ${response.status}.`);
  return answer;
}

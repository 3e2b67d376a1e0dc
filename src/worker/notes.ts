/** What a page tells the service worker. */
export type Note =
  /** What this page is made of, and where the empty document of its language and region is: kept for when the network is gone. */
  | { type: 'keep'; shell: string; addresses: string[] }
  /** Which build are you? Answered through the port with its entry's address. */
  | { type: 'edition' }
  /** The new build takes the place of the old one. */
  | { type: 'takeOver' };

/** Answers that guests share, kept by the worker for when the network is gone; none of them is anybody's own. */
export const answersCache = 'answers';

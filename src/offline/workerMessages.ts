/** What a page tells the service worker. */
export type WorkerMessage =
  /**
   * What this page is made of, where the empty document of its language and region is, and where the answers stand that its
   * document had: kept for when the network is gone, with the sentences of the kept pages in this language.
   */
  | { type: 'keep'; shell: string; locale: string; addresses: string[]; answers: string[] }
  /** Which build are you? Answered through the port with its entry's address. */
  | { type: 'edition' }
  /** The new build takes the place of the old one. */
  | { type: 'takeOver' };

/** Answers that guests share, kept by the worker for when the network is gone; none of them is anybody's own. */
export const answersCache = 'answers';

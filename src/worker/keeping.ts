import type { Here } from '#machines/words.ts';
import { askMall } from '../data/door.ts';
import type { TypedDocumentString } from '../data/gql/graphql.ts';
import type { Stage } from '../stage.ts';
import { readWords } from '../words.tsx';
import { openEdition } from './edition.ts';
import type { Note } from './notes.ts';

const hour = 3_600_000;

/** The rooms of words of the pages whose scripts the build keeps. */
const keptRooms = ['home', 'shelf', 'categories', 'search', 'product', 'notFound', 'refusal'];

const tell = (worker: ServiceWorker, note: Note, ports: MessagePort[] = []): void => worker.postMessage(note, ports);

/** The build that a worker belongs to: the address of its entry. */
const editionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    tell(worker, { type: 'edition' }, [port2]);
  });

/** The build that this page is of. */
const ownEdition = (): string => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ').find((script) => script.includes('/entry.client')) ?? '';

const controlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Follows a registration: every new worker that waits is told once. */
const onWaiting = (registration: ServiceWorkerRegistration, tellWaiting: (worker: ServiceWorker) => void): void => {
  if (registration.waiting && navigator.serviceWorker.controller) tellWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) tellWaiting(installing);
    });
  });
};

/**
 * Keeps the shop for when the network is gone, once this page has settled: the service worker is registered and told
 * what the page is made of. `asked` are the public questions that the document had answered: they are asked once more,
 * so that their answers are kept. A newer build is offered, never forced; this very build takes over without a word.
 */
export const keepShop = async ({ here, now, stage, asked }: { here: Here; now: () => number; stage: Stage; asked: [hash: string, question: object][] }): Promise<void> => {
  // A browser may refuse to keep anything: then the shop does without.
  const registration = await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (!registration) return;
  onWaiting(registration, (worker) => {
    void editionOf(worker).then((edition) => {
      const takeOver = () => tell(worker, { type: 'takeOver' });
      if (edition === ownEdition()) takeOver();
      else void openEdition({ here, now, stage, takeOver });
    });
  });
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, hour);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : undefined));

  await Promise.all([controlled(), ...keptRooms.map((room) => readWords(here.locale, room))]);
  const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const shell = `/_shell?${new URLSearchParams({ lang: here.locale, region: String(here.regionId) })}`;
  if (navigator.serviceWorker.controller) tell(navigator.serviceWorker.controller, { type: 'keep', shell, addresses: scripts.map(({ pathname }) => pathname) });
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const [hash, question] of asked) {
    await askMall({ __meta__: { hash, name: '', shared: true } } as unknown as TypedDocumentString<unknown, object>, question).catch(() => undefined);
  }
};

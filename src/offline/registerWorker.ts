import type { VisitorContext } from '#machines/model/visitor.ts';
import { sharedQueryAddress } from '../data/sharedQueryAddress.ts';
import type { ActorSlots } from '../runtime/actorSlots.ts';
import type { WorkerMessage } from './workerMessages.ts';

const hour = 3_600_000;

const tell = (worker: ServiceWorker, note: WorkerMessage, ports: MessagePort[] = []): void => worker.postMessage(note, ports);

/** The build that a worker belongs to: the address of its entry. */
const editionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    tell(worker, { type: 'edition' }, [port2]);
  });

/** The build that this page is of. */
const ownEdition = (): string => document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ?? '';

/**
 * Resolves once the worker that stays controls this page. One that is to be replaced gets no more work: in Chromium its successor may
 * then not take over until the next document, which never comes.
 */
const controlled = async (registration: ServiceWorkerRegistration): Promise<void> => {
  if (registration.active) await registration.update().catch(() => undefined);
  const isChanging = registration.installing !== null || registration.waiting !== null;
  if (!isChanging && navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
};

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
 * what the page is made of. `asked` are the public questions that the document had answered: the worker asks them once
 * more, so that their answers are kept. A newer build is offered, never forced; this very build takes over without a word.
 */
export const registerWorker = async ({
  visitor,
  now,
  slots,
  asked,
}: {
  visitor: VisitorContext;
  now: () => number;
  slots: ActorSlots;
  asked: [hash: string, variables: object][];
}): Promise<void> => {
  // A browser may refuse to keep anything: then the shop does without.
  const registration = await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  if (!registration) return;
  onWaiting(registration, (worker) => {
    void editionOf(worker).then((edition) => {
      const takeOver = () => tell(worker, { type: 'takeOver' });
      if (edition === ownEdition()) takeOver();
      else
        void import('./appUpdate.ts').then(({ openAppUpdate }) => openAppUpdate({ visitor, now, slots, takeOver })).catch(() => undefined);
    });
  });
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, hour);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : undefined));

  await controlled(registration);
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const shell = `/_shell?${new URLSearchParams({ lang: visitor.locale, region: String(visitor.regionId) })}`;
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const answers = isSaving ? [] : asked.map(([hash, input]) => sharedQueryAddress(hash, input));
  const { controller } = navigator.serviceWorker;
  if (controller)
    tell(controller, { type: 'keep', shell, locale: visitor.locale, addresses: scripts.map(({ pathname }) => pathname), answers });
};

import type { Snapshot } from 'xstate';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { LazyPartName } from '#machines/model/widget.ts';
import type { Place } from '#machines/model/place.ts';
import { adaptedPageLoader, loadWithRetry, noPorts, pageLoader, type PageLoader } from '../navigation/pageLoaders.ts';
import { partAddress } from './pageCache.ts';
import { resume, startActor, visitorNow, type StartedWidget } from './runner.ts';
import type { Runtime } from './runtime.ts';

/** Where each part of a page comes from. */
export const widgetLoaders: Record<LazyPartName, PageLoader> = {
  reviews: pageLoader(
    () => import('../pages/reviews.page.tsx'),
    () => import('../data/reviews.data.ts'),
  ),
  vouchers: pageLoader(
    () => import('../pages/vouchers.page.tsx'),
    () => import('../data/vouchers.data.ts'),
  ),
  restockAlert: pageLoader(
    () => import('../pages/restockAlert.page.tsx'),
    () => import('../data/restockAlert.data.ts'),
  ),
  listPicker: pageLoader(
    () => import('../pages/listPicker.page.tsx'),
    () => import('../data/listPicker.data.ts'),
  ),
  listShare: pageLoader(
    () => import('../pages/listShare.page.tsx'),
    () => import('../data/listShare.data.ts'),
  ),
  avatar: adaptedPageLoader(
    () => import('../pages/avatar.page.tsx'),
    () => import('../adapters/avatar.adapter.ts'),
  ),
  contactChange: adaptedPageLoader(
    () => import('../pages/contactChange.page.tsx'),
    () => import('../adapters/contactChange.adapter.ts'),
  ),
  devices: pageLoader(
    () => import('../pages/devices.page.tsx'),
    () => import('../data/devices.data.ts'),
  ),
  pushNotices: adaptedPageLoader(
    () => import('../pages/pushNotices.page.tsx'),
    () => import('../adapters/pushNotices.adapter.ts'),
  ),
  dataExport: adaptedPageLoader(
    () => import('../pages/dataExport.page.tsx'),
    () => import('../adapters/dataExport.adapter.ts'),
  ),
  accountDeletion: adaptedPageLoader(
    () => import('../pages/accountDeletion.page.tsx'),
    () => import('../adapters/accountDeletion.adapter.ts'),
  ),
  variantChange: pageLoader(
    () => import('../pages/variantChange.page.tsx'),
    () => import('../data/variantChange.data.ts'),
  ),
  share: adaptedPageLoader(
    () => import('../pages/share.page.tsx'),
    () => import('../adapters/share.adapter.ts'),
  ),
  deliveryEstimate: adaptedPageLoader(
    () => import('../pages/deliveryEstimate.page.tsx'),
    () => import('../adapters/deliveryEstimate.adapter.ts'),
  ),
  similarItems: pageLoader(
    () => import('../pages/similarItems.page.tsx'),
    () => import('../data/similarItems.data.ts'),
  ),
  cartVouchers: adaptedPageLoader(
    () => import('../pages/cartVouchers.page.tsx'),
    () => import('../adapters/cartVouchers.adapter.ts'),
  ),
  categoryMenu: adaptedPageLoader(
    () => import('../pages/categoryMenu.page.tsx'),
    () => import('../adapters/categoryMenu.adapter.ts'),
  ),
  typing: adaptedPageLoader(
    () => import('../pages/typing.page.tsx'),
    () => import('../adapters/typing.adapter.ts'),
  ),
  payLater: pageLoader(() => import('../pages/payLater.page.tsx'), noPorts),
  imageZoom: pageLoader(() => import('../pages/imageZoom.page.tsx'), noPorts),
};

/**
 * Parts that are begun anew when their page is shown again: their sheet is closed, the menu and the file of all data are a button, and what
 * a browser may do is asked of it each time.
 */
export const fleeting: ReadonlySet<LazyPartName> = new Set<LazyPartName>([
  'share',
  'categoryMenu',
  'listPicker',
  'listShare',
  'avatar',
  'contactChange',
  'pushNotices',
  'dataExport',
  'accountDeletion',
  'variantChange',
  'cartVouchers',
  'similarItems',
  'payLater',
  'typing',
]);

/**
 * Brings a part of the page on the screen and runs its machine: its facts reach the shop, what a guest wanted of it before
 * the login is given to it, and on the way back it stands as it was left. `drawn` is how the document brought it. Another input is an
 * event to it (`input.changed`); the one it has already is none.
 */
export const loadWidget = async (
  { gateway, slots, memory, effects, inspect, shop }: Runtime,
  name: LazyPartName,
  given: object,
  drawn?: Snapshot<unknown>,
): Promise<StartedWidget> => {
  const [loaded] = await loadWithRetry(() => Promise.all([widgetLoaders[name](gateway), effects.loadWords(name)]));
  const context = () => shop().getSnapshot().context as { place: Place; visitor: VisitorContext };
  const { place, visitor } = context();
  let address = partAddress(place, name, given);
  const left = slots.page?.wasLeft && !drawn ? memory.pageAt(address)?.snapshot : undefined;
  const intentId = drawn ? null : memory.intentIdFor(name, given);
  if (intentId !== null) memory.intent = null;
  const started = startActor(loaded, {
    place,
    address,
    input: { ...given, visitor: visitorNow(visitor, gateway.now()), intentId },
    snapshot: drawn ?? left,
    inspect,
    tell: (fact) => shop().send({ ...fact, at: gateway.now() }),
    keep: (actor) => (fleeting.has(name) ? undefined : memory.keepPage(address, { snapshot: actor.getPersistedSnapshot() })),
  });
  const { actor } = started.running;
  if (left) resume(actor, gateway.now());
  let now = given;
  const change = (input: object): void => {
    if (JSON.stringify(input) === JSON.stringify(now)) return;
    now = input;
    address = partAddress(context().place, name, now);
    actor.send({ type: 'input.changed', input, at: gateway.now() });
  };
  return { ...started, change };
};

import type { IntlShape } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from '#machines/shop.machine.ts';
import type { RunningPage } from '../runtime/actorSlots.ts';

/** Spec 1: "Online Shopping : Free Delivery with Unbeatable Deals! | {brand}". */
export const defaultTitle = (intl: IntlShape, brand: string): string => intl.formatMessage({ id: 'shell.title' }, { brand });

/** What the window is called: by its page, or by what is said instead of one. */
export const documentTitleOf = (
  shop: SnapshotFrom<typeof shopMachine> | null,
  running: RunningPage | null,
  intl: IntlShape,
  brand: string,
): string => {
  const page = running?.actor.getSnapshot();
  const headTitle = running?.page.head?.(page, intl).title;
  const isLost = shop?.matches({ page: { open: 'unreachable' } }) || (!headTitle && page?.value === 'unreadable');
  const pageTitle = isLost ? intl.formatMessage({ id: 'shell.unreachable' }) : headTitle;
  const title = shop?.matches({ page: 'gated' }) ? intl.formatMessage({ id: 'shell.loginToMall' }) : pageTitle;
  return title ? `${title} | ${brand}` : defaultTitle(intl, brand);
};

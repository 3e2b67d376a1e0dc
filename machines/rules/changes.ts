import { callbackPort } from '../ports.ts';

/** What of a shopper's own can change behind a page's back, by the types of the mall's stream (contract C11). */
export type ChangeTopic =
  | 'cart'
  | 'order'
  | 'refund'
  | 'pay'
  | 'notice'
  | 'chat'
  | 'voucher'
  | 'address'
  | 'collection'
  | 'footprint'
  | 'list'
  | 'group'
  | 'undo'
  | 'user';

/** Something changed: `ref` says which (an order's number, a product's id), null that any may have, since nothing was heard for a while. */
export type DataChanged = { type: 'data.changed'; ref: string | null };

/**
 * A typed hole for the mall's word that something of the shopper's own changed, here or elsewhere: `data.changed`.
 * A machine notes it in `isStale` whatever it does then, and reads anew as soon as it rests. No topics: nothing is heard.
 */
export const subscription = () => callbackPort<{ type: 'resume' }, { topics: readonly ChangeTopic[] }>();

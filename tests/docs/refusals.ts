import type { ProblemCode } from '#machines/model/problem.ts';

/** Who can do something about it. */
const menders = {
  shopper: 'The shopper: what was typed or chosen has to change.',
  login: 'The shopper: by logging in again.',
  time: 'Time: the same may succeed later.',
  nobody: 'Nobody: it is over, and the page offers what can be done instead.',
  client: 'The developer of the client: a call was made that this state, key or shape does not allow.',
  operator: 'Whoever runs the mall: the log has the `traceId`.',
  staff: "The mall's staff: the shopper has to write to support.",
} as const;

type Cause = { why: string; mends: keyof typeof menders };
const cause = (mends: keyof typeof menders, why: string): Cause => ({ why, mends });

/** Why each problem happens. A code that is missing here does not compile. */
export const causes: Record<ProblemCode, Cause> = {
  VALIDATION: cause(
    'client',
    'A field is missing, of the wrong kind or out of bounds; `fields` says which. Forms check before they send, so a shopper meets it only where a rule changed meanwhile.',
  ),
  UNAUTHORIZED: cause(
    'login',
    'The call belongs to a shopper and carries no token, an expired one or a revoked one. The gateway has tried to refresh it once.',
  ),
  FORBIDDEN: cause(
    'client',
    "The request came from a page of another origin, or to the simulation plane by another name than the loopback's.",
  ),
  ACCOUNT_DISABLED: cause('staff', 'The mall has closed the account.'),
  NOT_FOUND: cause(
    'nobody',
    "There is no such thing, or it is somebody else's: both are answered alike, so that nobody learns what exists.",
  ),
  RATE_LIMITED: cause('time', 'One network, shopper or target did this too often; `Retry-After` says when it may again.'),
  INTERNAL: cause('operator', 'Something in the mall failed that nobody foresaw. Nothing was written.'),
  UNAVAILABLE: cause('time', 'The mall is busy, starting, closing, or its database does not answer; nothing was written.'),
  IDEMPOTENCY_MISMATCH: cause('client', 'The same `Idempotency-Key` came with another body: one key is one wish.'),
  IDEMPOTENCY_IN_PROGRESS: cause('time', 'The same key is being worked on by another request; its answer comes in a moment.'),
  TRANSITION_NOT_ALLOWED: cause(
    'nobody',
    'The order, payment or checkout is in a state that has no such step, mostly because it moved on meanwhile. `data` has the state and the actions that are left.',
  ),
  BAD_CREDENTIALS: cause('shopper', 'No such account, or another password; which of the two is never told.'),
  ACCOUNT_LOCKED: cause(
    'time',
    'Five wrong passwords in 15 minutes for this account from one network. The right one is refused as well until then.',
  ),
  ACCOUNT_EXISTS: cause('shopper', 'A registration with a mobile number or e-mail that has an account.'),
  CODE_INVALID: cause('shopper', 'The code is not the one that was sent to this target, was used, or was guessed at five times.'),
  CODE_EXPIRED: cause('shopper', 'The code is older than five minutes.'),
  CODE_TOO_FREQUENT: cause('time', 'A code went to this target less than 60 seconds ago.'),
  CODE_DAILY_LIMIT: cause('time', 'Ten codes went to this target in 24 hours.'),
  PASSWORD_WEAK: cause(
    'shopper',
    'The new password lacks one of the four kinds of character, is too short or long, or is among those that every guesser tries.',
  ),
  PASSWORD_SAME: cause('shopper', 'The new password is the old one.'),
  PASSWORD_WRONG: cause('shopper', 'The old password of a password change is another one.'),
  MOBILE_INVALID: cause('shopper', 'Not 9 to 10 digits after the country code.'),
  MAIL_INVALID: cause('shopper', 'Not a name, an @ and a domain that ends in 2 to 4 letters.'),
  INVITE_INVALID: cause('shopper', 'The invitation code belongs to nobody.'),
  ID_TOKEN_INVALID: cause(
    'shopper',
    'The token of Google, Facebook or a partner is not signed by its issuer, not for this shop, or expired.',
  ),
  REFRESH_INVALID: cause('login', 'The refresh token is unknown, expired or was used before; using one twice ends the whole session.'),
  ADDRESS_ALREADY_DEFAULT: cause('nobody', 'The address is the default already; the list on the screen was old.'),
  ADDRESS_LIMIT: cause('shopper', 'There are 20 addresses: one has to go first.'),
  TEXT_TOO_LONG: cause('shopper', 'More than 500 characters in an address line, the reason of a cancel or a remark.'),
  OUT_OF_STOCK: cause('shopper', 'Fewer pieces are left than wanted; `data.stocks` says how many where they can be told.'),
  PROD_OFFLINE: cause('nobody', 'The product left the shop, or its variant did.'),
  NOT_DELIVERABLE: cause('shopper', 'The product is not sold in the region, or not brought to this address.'),
  QTY_LIMIT: cause('shopper', 'More pieces than one shopper may buy; `data.maxBuy` says how many.'),
  CART_FULL: cause('shopper', 'The cart has 120 lines.'),
  COUNT_ZERO: cause('client', 'A change of 0 pieces; the buttons never ask for it.'),
  NO_ITEMS_SELECTED: cause('shopper', 'A checkout of nothing: no line is chosen, or none of them can be bought any more.'),
  ADDRESS_REQUIRED: cause('shopper', 'A submit without an address.'),
  BELOW_MIN_PAYMENT: cause('shopper', "The total is below the region's minimum payment."),
  CHECKOUT_EXPIRED: cause(
    'shopper',
    "The checkout is older than 30 minutes, or is somebody else's. Nothing was ordered; it can be started again with the same things.",
  ),
  PRICE_CHANGED: cause('shopper', 'A price moved under the open checkout; `data.preview` has the new total, one press accepts it.'),
  SLOT_UNAVAILABLE: cause('shopper', 'The delivery time is full or past its cut-off; `data.preview` has those that are left.'),
  VOUCHER_UNUSABLE: cause(
    'shopper',
    'The voucher does not fit this checkout any more: spent, expired, out of scope, or below its minimum.',
  ),
  PROMO_INVALID: cause('shopper', 'There is no such promo code, or it does not fit this checkout.'),
  ORDER_NOT_PAYABLE: cause('nobody', 'The order is paid, closed or otherwise past paying.'),
  PAY_IN_PROGRESS: cause('time', 'Another attempt on the same orders, or with the same card, is not decided yet; `data.payNo` names it.'),
  ALREADY_PAID: cause('nobody', 'The money came, possibly in the very moment of this call.'),
  PAY_EXPIRED: cause('nobody', 'The time to pay is over and the order is closed; it can be ordered anew.'),
  COD_NOT_AVAILABLE: cause(
    'shopper',
    'Cash is not taken for these goods, this amount or area, or from a shopper who sent three cash orders back in 90 days.',
  ),
  PAY_LATER_NOT_AVAILABLE: cause(
    'shopper',
    'It cannot be paid later in this region, for a group buy, or for an amount outside the bounds; `data.reasonCode` says which.',
  ),
  REASON_REQUIRED: cause('shopper', 'A cancel without a reason of the list, or with "other" and no words.'),
  REFUND_OPEN: cause('time', 'A refund of this line, or of the order, is not decided yet.'),
  REFUND_AMOUNT: cause('shopper', 'More than what can be given back for this line.'),
  REFUND_WINDOW_CLOSED: cause('nobody', 'More than seven days since the receipt.'),
  ALREADY_REVIEWED: cause('nobody', 'The line was rated before.'),
  REVIEW_WINDOW_CLOSED: cause('nobody', 'More than 30 days since the receipt.'),
  TOO_MANY_IMAGES: cause('shopper', 'More than five pictures.'),
  VOUCHER_SOLD_OUT: cause('nobody', 'The last one was collected.'),
  VOUCHER_LIMIT: cause('nobody', 'The shopper has as many of it as one may have.'),
  VOUCHER_NOT_STARTED: cause('time', 'It is given out from a later time.'),
  VOUCHER_ENDED: cause('nobody', 'It is not given out any more.'),
  VOUCHER_NEW_USER_ONLY: cause('nobody', 'It is for newcomers: shoppers who never ordered.'),
  GROUP_NOT_STARTED: cause('time', 'The group buy begins later.'),
  GROUP_ENDED: cause('nobody', 'The group buy is over.'),
  GROUP_SOLD_OUT: cause('nobody', 'All pieces of the group buy are sold or held.'),
  GROUP_LIMIT: cause('shopper', 'More pieces than one shopper may buy in it.'),
  TEAM_FULL: cause('nobody', 'All seats are paid or held.'),
  TEAM_CLOSED: cause('nobody', 'The team is complete or its time is over.'),
  ALREADY_IN_TEAM: cause('nobody', 'The shopper has a seat already.'),
  LIST_NAME_REQUIRED: cause('shopper', 'A grocery list without a name.'),
  LIST_NAME_EXISTS: cause('shopper', 'The shopper has a list of that name; case and spaces do not tell names apart.'),
  LIST_LIMIT: cause('shopper', 'There are 50 lists: one has to go first.'),
  LIST_READ_ONLY: cause('nobody', 'The list was shared for looking, not for changing.'),
  SHARE_EXPIRED: cause('nobody', 'The shared link is past its time, or was taken back.'),
  MESSAGE_TOO_LONG: cause('shopper', 'More than 2,000 characters.'),
  RECALL_EXPIRED: cause('nobody', 'More than two minutes since the message was sent.'),
  UPLOAD_TOKEN_EXPIRED: cause(
    'client',
    'The leave to upload (W1) is past its time or its number of files; the client asks for another one and sends again.',
  ),
  FILE_TOO_LARGE: cause('shopper', 'More than 5 MB.'),
  FILE_TYPE: cause('shopper', 'Not a JPEG, PNG or WebP picture, whatever its name says.'),
  NO_RECEIPT_YET: cause('time', 'No money has come in for the order yet, so there is nothing to put on a receipt.'),
  VOUCHER_LOCKED: cause(
    'shopper',
    'An order that waits for its money holds the voucher: it is used when the order is paid and comes back when it is closed.',
  ),
  CARD_EXPIRED: cause('shopper', 'The month to which the saved card is valid is over; nothing was begun, and another card can be chosen.'),
  LIST_FULL: cause('shopper', 'The grocery list has 200 items: one has to go first.'),
  OFFLINE: cause(
    'time',
    'The browser has no network. Changes of cart, favourites and messages wait in the outbox; the rest can be tried again.',
  ),
  TIMED_OUT: cause('time', 'No answer within 30 seconds. A change is sent again under the same key, so it happens once.'),
  UNREACHABLE: cause('time', 'There is a network, but the shop does not answer on it.'),
  BROKEN_ANSWER: cause('operator', 'An answer came that is none: cut off, no JSON, or without its data.'),
};

/** In words, who mends it. */
export const menderOf = (code: ProblemCode): string => menders[causes[code].mends];

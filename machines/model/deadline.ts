/** A clock that runs for the shopper: until when somebody has time, and what happens then (contract C12). */
export type Deadline = {
  kind: 'PAY' | 'CANCEL_ANSWER' | 'SHIP' | 'SLOT' | 'RECEIVE' | 'RETURN' | 'RATE' | 'BIN' | 'REFUND' | 'VOUCHER' | 'COINS';
  time: string;
  turn: 'BUYER' | 'SELLER' | 'MALL';
  title: string;
  desc: string;
  subject: string;
  orderNumber: string | null;
  refundSn: string | null;
  couponUserId: number | null;
};
/** The soonest ones; `total` counts the later ones, too. */
export type Deadlines = { records: Deadline[]; total: number };

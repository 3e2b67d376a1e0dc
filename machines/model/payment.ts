import type { Card } from './card.ts';
import type { PayMethod } from './checkout.ts';
import type { Installment } from './installment.ts';
import type { Money, Priced } from './money.ts';
import type { Action } from './shop.ts';

export type PayStatus =
  | 'INIT'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'PAID'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'COD_DUE'
  | 'REFUNDING'
  | 'REFUNDED';
export type PayResult = Priced & {
  payNo: string;
  orderNumbers: string;
  payType: number;
  payStatus: PayStatus;
  nextAction: { type: 'REDIRECT' | 'FRAME' | 'OTP'; url: string; expireTime: string } | null;
  failCode: string | null;
  failDesc: string | null;
  amount: Money;
  endTime: string;
  nowTime: string;
  actions: Action[];
};
export type PayInfo = Priced & {
  orderNumbers: string;
  totalFee: Money;
  endTime: string;
  nowTime: string;
  payTypes: PayMethod[];
  /** The shopper's saved cards, the default one first. */
  cards: Card[];
  openAttempt: PayResult | null;
  /** How it can be paid later; null where it cannot. */
  installment: Installment | null;
};
export type VaultSession = { sessionId: string; publicKey: string; fieldsUrl: string; expireTime: string };
/** What the frames of the card vault say (fields, and the bank's own step). */
export type FrameWord =
  | { type: 'frame.ready' }
  | { type: 'frame.resized'; height: number }
  | { type: 'fields.changed'; valid: boolean }
  | { type: 'fields.refused'; code: string }
  | { type: 'token.came'; vaultToken: string }
  | { type: 'step.done'; result: string };

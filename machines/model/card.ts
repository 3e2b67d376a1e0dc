/** A saved card as it may be shown (contract L1): a reference into the bank's vault, never a number. */
export type Card = {
  cardId: number;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  status: 'ACTIVE' | 'EXPIRED' | 'REMOVED';
};

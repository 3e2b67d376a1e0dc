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

/** Whether a card still pays: not once its month is over. */
export const isGoodCard = ({ status }: Pick<Card, 'status'>): boolean => status === 'ACTIVE';

/** Whether a card can become the one that pays first. */
export const mayBeDefault = (card: Card): boolean => !card.isDefault && isGoodCard(card);

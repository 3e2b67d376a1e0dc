import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isGoodCard, type Card } from '#machines/model/card.ts';
import { Badge } from '../../design/Badge.tsx';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { useCardWords } from '../hooks/useCardWords.ts';

const another = 'another';

type Props = {
  cards: readonly Card[];
  /** The saved card that pays; null where another one does. */
  chosen: number | null;
  onChoose: ((cardId: number | null) => void) | undefined;
};

/** The shopper's saved cards and, last, another one. An expired card stays visible, says so and cannot be chosen. */
export const SavedCards = memo(({ cards, chosen, onChoose }: Props) => {
  const intl = useIntl();
  const { nameOf, expiryOf, monthOf } = useCardWords();
  const label = intl.formatMessage({ id: 'cards.choose' });
  const saved = cards.map((card) => ({
    value: String(card.cardId),
    label: nameOf(card),
    note: expiryOf(card),
    ...(isGoodCard(card) ? {} : { refused: intl.formatMessage({ id: 'cards.expiredChoose' }, { month: monthOf(card) }), disabled: true }),
    end: card.isDefault ? (
      <Badge kind="quiet">
        <FormattedMessage id="cards.default" />
      </Badge>
    ) : null,
  }));
  return (
    <RadioCards
      label={label}
      legend={label}
      kind="row"
      value={chosen === null ? another : String(chosen)}
      onChange={onChoose ? (value) => onChoose(value === another ? null : Number(value)) : undefined}
      cards={[...saved, { value: another, label: intl.formatMessage({ id: 'cards.another' }) }]}
    />
  );
});

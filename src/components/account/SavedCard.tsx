import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayBeDefault, type Card } from '#machines/model/card.ts';
import type { Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { CardIcon } from '../../design/icon/pageIcons.tsx';
import { Badge } from '../../design/Badge.tsx';
import { Callout } from '../../design/Callout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useCardWords } from '../hooks/useCardWords.ts';
import { useProblemText } from '../useProblemText.ts';
import type { Press } from '../../design/press.ts';

const Frame = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '$3',
  rowGap: '$2',
  alignItems: 'center',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& h2': { text: '$16', fontWeight: '$bold' },
  '& small': { text: '$13', color: '$inkSoft' },
  '& .acts, & > [role]': { gridColumn: '1 / -1' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
});

type Props = {
  card: Card;
  isBusy: boolean;
  /** Undefined where it is the default one already, or no longer pays. */
  onDefault: Press;
  onRemove: Press;
  refusal: Problem | null;
};

/** A saved card among the others: its name, until when it is good, whether it pays first, and the ways to change that or remove it. */
export const SavedCard = ({ card, isBusy, onDefault, onRemove, refusal }: Props) => {
  const intl = useIntl();
  const nameId = useId();
  const { nameOf, expiryOf } = useCardWords();
  const textOf = useProblemText();
  const name = nameOf(card);
  return (
    <Frame aria-labelledby={nameId}>
      <CardIcon size={24} />
      <div>
        <h2 id={nameId}>{name}</h2>
        <small>{expiryOf(card)}</small>
      </div>
      {card.isDefault ? (
        <Badge kind="quiet">
          <FormattedMessage id="cards.default" />
        </Badge>
      ) : null}
      {refusal ? (
        <Callout kind="alarm" urgent>
          {textOf(refusal)}
        </Callout>
      ) : null}
      <div className="acts">
        {mayBeDefault(card) ? (
          <Button
            kind="quiet"
            small
            busy={isBusy}
            onPress={onDefault}
            label={intl.formatMessage({ id: 'cards.makeDefaultThis' }, { name })}
          >
            <FormattedMessage id="cards.makeDefault" />
          </Button>
        ) : null}
        <Button kind="quiet" small onPress={onRemove} label={intl.formatMessage({ id: 'cards.removeThis' }, { name })}>
          <FormattedMessage id="cards.remove" />
        </Button>
      </div>
    </Frame>
  );
};

import { FormattedMessage } from 'react-intl';
import type { StepEffect, StepPreview } from '#machines/model/order.ts';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useMoney } from '../hooks/useMoney.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  text: '$14',
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $3' },
});

/** What a step gives back and which clocks run then, line by line. */
export const StepEffects = ({ preview }: { preview: Pick<StepPreview, 'effects' | 'currency' | 'priceSymbol'> }) => {
  const { momentOf } = useDateFormat();
  const { textOf } = useMoney();
  const valueOf = ({ amount, coins, at }: StepEffect) => {
    if (amount !== null) return textOf(amount, preview);
    if (coins !== null) return <FormattedMessage id="stepPreview.coins" values={{ coins }} />;
    return at === null ? null : momentOf(at);
  };
  return (
    <List>
      {preview.effects.map((effect) => (
        <li key={effect.kind + effect.desc}>
          {effect.desc} <b>{valueOf(effect)}</b>
        </li>
      ))}
    </List>
  );
};

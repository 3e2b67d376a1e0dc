import { useIntl } from 'react-intl';
import type { PayMethod } from '#machines/words.ts';
import { RadioCards } from '../design/RadioCards.tsx';
import { useAround } from './around.ts';

const card = 20;

/** Ways to pay; one that cannot be used says why. The card needs a safe context (architecture 10). */
export const PayMethods = ({ methods, chosen, onChoose }: { methods: readonly PayMethod[]; chosen: number; onChoose: ((payType: number) => void) | undefined }) => {
  const intl = useIntl();
  const { isSafe } = useAround();
  return (
    <RadioCards
      label={intl.formatMessage({ id: 'pay.method' })} kind="row" value={String(chosen)} onChange={onChoose ? (value) => onChoose(Number(value)) : undefined}
      cards={methods.map(({ payType, name, enabled, reason }) => {
        const why = payType === card && !isSafe ? intl.formatMessage({ id: 'pay.cardNeedsSafety' }) : enabled ? null : reason;
        return { value: String(payType), label: name, ...(why === null ? {} : { refused: why, disabled: true }) };
      })}
    />
  );
};

import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { PayMethod } from '#machines/model/checkout.ts';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { useAppContext } from '../../app/AppContext.ts';

const card = 20;

type Props = { methods: readonly PayMethod[]; chosen: number; onChoose: ((payType: number) => void) | undefined };

/** Ways to pay; one that cannot be used says why. The card needs a safe context (architecture 10). */
export const PayMethods = memo(({ methods, chosen, onChoose }: Props) => {
  const intl = useIntl();
  const { isSafe } = useAppContext();
  return (
    <RadioCards
      label={intl.formatMessage({ id: 'pay.method' })}
      kind="row"
      value={String(chosen)}
      onChange={onChoose ? (value) => onChoose(Number(value)) : undefined}
      cards={methods.map(({ payType, name, enabled, reason }) => {
        const refused = enabled ? null : reason;
        const why = payType === card && !isSafe ? intl.formatMessage({ id: 'pay.cardNeedsSafety' }) : refused;
        return { value: String(payType), label: name, ...(why === null ? {} : { refused: why, disabled: true }) };
      })}
    />
  );
});

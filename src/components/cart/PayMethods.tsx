import { memo } from 'react';
import { useIntl } from 'react-intl';
import { payTypes } from '#machines/payTypes.ts';
import type { PayMethod } from '#machines/model/checkout.ts';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { useAppContext } from '../../app/AppContext.ts';

type Props = {
  methods: readonly PayMethod[];
  chosen: number;
  /** What is said below paying later, where that can be chosen. */
  laterNote: string | null;
  onChoose: ((payType: number) => void) | undefined;
};

/** Ways to pay; one that cannot be used says why. The card needs a safe context (architecture 10). */
export const PayMethods = memo(({ methods, chosen, laterNote, onChoose }: Props) => {
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
        const why = payType === payTypes.card && !isSafe ? intl.formatMessage({ id: 'pay.cardNeedsSafety' }) : refused;
        const note = payType === payTypes.payLater ? laterNote : null;
        return {
          value: String(payType),
          label: name,
          ...(note === null ? {} : { note }),
          ...(why === null ? {} : { refused: why, disabled: true }),
        };
      })}
    />
  );
});

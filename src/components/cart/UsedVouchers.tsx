import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OrderPreview } from '#machines/model/checkout.ts';
import type { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import { Callout } from '../../design/Callout.tsx';
import { TwoColumnRow, TwoColumnSplit } from '../../design/layout/TwoColumnLayout.tsx';
import { Price } from '../product/Price.tsx';
import { ChildActorView } from '../shell/ChildActorView.tsx';
import { VoucherChoice } from './VoucherChoice.tsx';

type Props = { choice: ActorRefFrom<typeof voucherChoiceMachine> | undefined; preview: OrderPreview; inert: boolean };

/** Which vouchers make the order cheaper and by how much, why a chosen one does not, and the way to all of them. */
export const UsedVouchers = memo(({ choice, preview, inert }: Props) => {
  const { currency, priceSymbol, shopCartOrders, issues } = preview;
  const used = [preview, ...shopCartOrders].flatMap(({ coupons }) => coupons.filter(({ choose }) => choose));
  return (
    <TwoColumnRow heading={<FormattedMessage id="vouchers.list" />}>
      {used.map(({ couponUserId, couponName, saved }) => (
        <TwoColumnSplit key={couponUserId}>
          <span>{couponName}</span>
          <Price currency={currency} priceSymbol={priceSymbol} amount={saved} less />
        </TwoColumnSplit>
      ))}
      {used.length === 0 ? (
        <p>
          <FormattedMessage id="voucherChoice.none" />
        </p>
      ) : null}
      {issues
        .filter(({ code }) => code === 'VOUCHER_UNUSABLE')
        .map(({ desc }) => (
          <Callout key={desc} kind="warn">
            {desc}
          </Callout>
        ))}
      <div inert={inert}>
        {choice ? (
          <ChildActorView<typeof voucherChoiceMachine> actor={choice}>{(view) => <VoucherChoice {...view} />}</ChildActorView>
        ) : null}
      </div>
    </TwoColumnRow>
  );
});

import { HeldTicket } from '#src/components/voucher/HeldTicket.tsx';
import { heldVoucher } from '../fixtures/voucherCentre.fixture.ts';

const nothing = () => undefined;

/** A voucher that a shopper can use until then, as it stands in his list. */
export const heldTicket = (validUntil: string) => {
  const voucher = heldVoucher(500, 1, { validUntil });
  return (
    <HeldTicket
      voucher={voucher}
      mine={voucher.mine!}
      isAsked={false}
      isGoing={false}
      onDelete={nothing}
      onConfirm={nothing}
      onKeep={nothing}
      refusal={null}
    />
  );
};

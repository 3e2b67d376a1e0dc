import { FormattedMessage, useIntl } from 'react-intl';
import { applicationOf, type refundApplyMachine } from '#machines/refundApply.machine.ts';
import { lineOf, wholeOrder, type RefundMatter } from '#machines/rules/refund/refundApplication.ts';
import { RadioCards, type RadioCard } from '../../design/control/RadioCards.tsx';
import { Stepper } from '../../design/control/Stepper.tsx';
import { TwoColumnRow } from '../../design/layout/TwoColumnLayout.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import { ProductPicture } from '../product/ProductPicture.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

type Props = ViewOf<typeof refundApplyMachine> & { matter: RefundMatter };

/** The lines and the whole order, each with the most that comes back for it; of a refund that is edited the line that it is about. */
const useCards = ({ order, refund }: RefundMatter): RadioCard[] => {
  const { textOf } = useMoney();
  const stateOf = (isOpen: boolean, amount: number) =>
    isOpen
      ? { note: <FormattedMessage id="refundApply.upTo" values={{ amount: textOf(amount, order) }} /> }
      : { refused: <FormattedMessage id="refundApply.lineRefused" />, disabled: true };
  const lines = order.orderItemDtos.map((item) => ({
    value: String(item.orderItemId),
    label: `${[item.prodName, item.skuName].filter(Boolean).join(', ')} × ${item.prodCount}`,
    end: <ProductPicture pic={item.pic} alt="" size={56} />,
    ...(refund ? {} : stateOf(item.canRefund, item.maxRefundAmount)),
  }));
  const whole = {
    value: String(wholeOrder),
    label: <FormattedMessage id="refundApply.whole" />,
    ...(refund ? {} : stateOf(order.canAllRefund, order.canRefundAmount)),
  };
  return [...lines, whole].filter(({ value }) => refund === null || value === String(refund.orderItemId ?? wholeOrder));
};

/** Which line it is about, or all of the order, and how many pieces. */
export const RefundedLines = ({ snapshot, send, matter }: Props) => {
  const intl = useIntl();
  const application = applicationOf(snapshot.context);
  const cards = useCards(matter);
  const isOpen = snapshot.matches('writing');
  const line = lineOf(matter, application.line);
  return (
    <TwoColumnRow heading={<FormattedMessage id="refundApply.what" />}>
      <RadioCards
        label={intl.formatMessage({ id: 'refundApply.what' })}
        kind="row"
        value={application.line === null ? null : String(application.line)}
        cards={cards}
        onChange={isOpen ? (chosen) => send({ type: 'line.chosen', line: Number(chosen) }) : undefined}
        error={snapshot.context.errors.line ? <FormattedMessage id="refundApply.chooseLine" /> : null}
      />
      {line && line.prodCount > 1 ? (
        <Stepper
          label={intl.formatMessage({ id: 'refundApply.pieces' })}
          lessLabel={intl.formatMessage({ id: 'refundApply.less' })}
          moreLabel={intl.formatMessage({ id: 'refundApply.more' })}
          value={application.goodsNum}
          max={line.prodCount}
          onChange={isOpen ? (goodsNum) => send({ type: 'pieces.chosen', goodsNum }) : undefined}
        />
      ) : null}
    </TwoColumnRow>
  );
};

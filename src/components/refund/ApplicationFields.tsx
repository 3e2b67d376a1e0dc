import { FormattedMessage, useIntl } from 'react-intl';
import { applicationOf, type refundApplyMachine } from '#machines/refundApply.machine.ts';
import { canReturn, chosenReason, reasonsFor, shownAmount, type RefundMatter } from '#machines/rules/refund/refundApplication.ts';
import { applyTypes } from '#machines/model/refund.ts';
import { Field } from '../../design/control/Field.tsx';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { TwoColumnRow } from '../../design/layout/TwoColumnLayout.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import { ProofFields } from './ProofFields.tsx';
import { RefundedLines } from './RefundedLines.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

type Props = ViewOf<typeof refundApplyMachine> & { matter: RefundMatter };

const RequestOptions = ({ snapshot, send, matter }: Props) => {
  const intl = useIntl();
  const { line, applyType } = applicationOf(snapshot.context);
  const hasGoods = canReturn(matter, line);
  const isOpen = snapshot.matches('writing');
  return (
    <TwoColumnRow heading={<FormattedMessage id="refundApply.how" />}>
      <RadioCards
        label={intl.formatMessage({ id: 'refundApply.how' })}
        kind="row"
        value={applyType === null ? null : String(applyType)}
        cards={[
          {
            value: String(applyTypes.money),
            label: <FormattedMessage id="refund.kind.money" />,
            note: <FormattedMessage id="refundApply.moneyNote" />,
          },
          {
            value: String(applyTypes.goods),
            label: <FormattedMessage id="refund.kind.goods" />,
            note: hasGoods ? <FormattedMessage id="refundApply.goodsNote" /> : undefined,
            refused: hasGoods ? undefined : <FormattedMessage id="refundApply.notSent" />,
            disabled: !hasGoods,
          },
        ]}
        onChange={
          isOpen
            ? (chosen) =>
                send({ type: 'kind.chosen', applyType: chosen === String(applyTypes.goods) ? applyTypes.goods : applyTypes.money })
            : undefined
        }
        error={snapshot.context.errors.applyType ? <FormattedMessage id="refundApply.chooseKind" /> : null}
      />
    </TwoColumnRow>
  );
};

const Why = ({ snapshot, send, matter }: Props) => {
  const intl = useIntl();
  const application = applicationOf(snapshot.context);
  return (
    <TwoColumnRow heading={<FormattedMessage id="refundApply.why" />}>
      <RadioCards
        label={intl.formatMessage({ id: 'refundApply.why' })}
        kind="row"
        value={application.reason === '' ? null : application.reason}
        cards={reasonsFor(matter, application).map(({ code, desc }) => ({ value: code, label: desc }))}
        onChange={snapshot.matches('writing') ? (reason) => send({ type: 'reason.chosen', reason }) : undefined}
        error={snapshot.context.errors.reason ? <FormattedMessage id="refundApply.chooseReason" /> : null}
      />
    </TwoColumnRow>
  );
};

const HowMuch = ({ snapshot, may, matter }: Props) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const application = applicationOf(snapshot.context);
  const reason = chosenReason(matter, application);
  if (!reason) return null;
  const amount = textOf(reason.maxRefundAmount, matter.order);
  return (
    <TwoColumnRow heading={<FormattedMessage id="refundApply.amount" />}>
      <Field
        label={intl.formatMessage({ id: 'refundApply.amount' })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={shownAmount(matter, application)}
        onChange={may({ type: 'amount.typed', amount: '' }, 'amount')}
        hint={
          reason.fees > 0 ? (
            <FormattedMessage id="refundApply.limitWithFees" values={{ amount, fees: textOf(reason.fees, matter.order) }} />
          ) : (
            <FormattedMessage id="refundApply.limit" values={{ amount }} />
          )
        }
        error={snapshot.context.errors.amount ? <FormattedMessage id="refundApply.amountFault" values={{ amount }} /> : null}
      />
    </TwoColumnRow>
  );
};

const Proof = ({ snapshot, may, matter }: Props) => {
  const { errors, isCrowded } = snapshot.context;
  const application = applicationOf(snapshot.context);
  return (
    <ProofFields
      words={application.words}
      required={chosenReason(matter, application)?.needsText ?? false}
      error={errors.words}
      onWords={may({ type: 'words.typed', words: '' }, 'words')}
      pictures={application.pictures}
      crowded={isCrowded}
      onPick={may({ type: 'pictures.picked', ids: [] }, 'ids')}
      onRemove={(id) => may({ type: 'picture.removed', id })}
      onRetry={(id) => may({ type: 'picture.retried', id })}
    />
  );
};

/** What should come back, how, why and how much of it, with words and pictures. */
export const ApplicationFields = (props: Props) => (
  <div>
    <RefundedLines {...props} />
    <RequestOptions {...props} />
    {applicationOf(props.snapshot.context).applyType === null ? null : <Why {...props} />}
    <HowMuch {...props} />
    <Proof {...props} />
  </div>
);

import { FormattedMessage, useIntl } from 'react-intl';
import { cancelOrderMachine, isChoosing, isDone, isForm, isLeaving, type CancelMatter } from '#machines/cancelOrder.machine.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { longestRemark } from '#machines/rules/order/remark.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { TwoColumnPage, TwoColumnRow, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { PriceTable } from '../design/PriceLines.tsx';
import { RadioCards } from '../design/control/RadioCards.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { TextArea } from '../design/control/TextArea.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { LineItem, LineItems } from '../components/cart/LineItem.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { StepEffects } from '../components/order/StepEffects.tsx';
import { Price } from '../components/product/Price.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { useMoney } from '../components/hooks/useMoney.ts';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof cancelOrderMachine>;

const Money = ({ matter: { preview }, children }: { matter: CancelMatter; children: React.ReactNode }) => {
  const priced = { currency: preview.currency, priceSymbol: preview.priceSymbol };
  return (
    <Panel>
      <h2>
        <FormattedMessage id="cancelOrder.money" />
      </h2>
      <PriceTable
        lines={[
          {
            id: 'cancelled',
            label: <FormattedMessage id="cancelOrder.amount" />,
            amount: <Price {...priced} amount={preview.cancelledAmount} />,
          },
          ...(preview.refundTo ? [{ id: 'to', label: <FormattedMessage id="cancelOrder.backTo" />, amount: preview.refundTo }] : []),
        ]}
        totalLabel={<FormattedMessage id="cancelOrder.back" />}
        total={<Price {...priced} amount={preview.refundAmount} size="total" />}
      />
      <StepEffects preview={{ ...priced, effects: preview.effects.filter(({ kind }) => kind !== 'MONEY_BACK') }} />
      <Callout kind="sunk">{preview.desc}</Callout>
      {children}
    </Panel>
  );
};

const Form = (view: View & { matter: CancelMatter }) => {
  const { snapshot, send, may, matter } = view;
  const intl = useIntl();
  const { reason, remark, errors, tries, problem, orderNumber } = snapshot.context;
  const { preview, order } = matter;
  const needsText = preview.reasons.some(({ code, needsText: needs }) => code === reason && needs);
  const error = errors.remark === 'required' ? 'field.required' : 'field.textTooLong';
  const sentence = errors.remark ? intl.formatMessage({ id: error }) : null;
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'cancelOrder.heading' })}
      errors={errors}
      tries={tries}
      onSubmit={may({ type: 'cancel.pressed' })}
    >
      {problem ? (
        <SubmitProblem
          title={intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          uncertain={snapshot.matches('uncertain') ? <FormattedMessage id="cancelOrder.uncertain" /> : null}
          onRetry={may({ type: 'retry.pressed' })}
        />
      ) : null}
      <TwoColumnPage>
        <div>
          <TwoColumnRow heading={<FormattedMessage id="cancelOrder.why" />}>
            <RadioCards
              label={intl.formatMessage({ id: 'cancelOrder.why' })}
              kind="row"
              value={reason === '' ? null : reason}
              cards={preview.reasons.map(({ code, desc }) => ({ value: code, label: desc }))}
              onChange={isChoosing(snapshot) ? (chosen) => send({ type: 'reason.chosen', reason: chosen }) : undefined}
              error={errors.reason ? <FormattedMessage id="cancelOrder.chooseReason" /> : null}
            />
            {needsText ? (
              <TextArea
                label={intl.formatMessage({ id: 'cancelOrder.remark' })}
                required
                limit={longestRemark}
                value={remark}
                error={sentence}
                onChange={may({ type: 'remark.changed', remark: '' }, 'remark')}
              />
            ) : null}
          </TwoColumnRow>
          <TwoColumnRow heading={order.shopName}>
            <LineItems>
              {order.orderItemDtos.map((item) => (
                <LineItem
                  key={item.orderItemId}
                  pic={item.pic}
                  name={item.prodName}
                  variant={item.skuName}
                  count={item.prodCount}
                  amount={<Price amount={item.productTotalAmount} currency={item.currency} priceSymbol={item.priceSymbol} />}
                />
              ))}
            </LineItems>
          </TwoColumnRow>
        </div>
        <MoneyColumn>
          <Money matter={matter}>
            <Button kind="primary" wide submit busy={snapshot.hasTag('busy')} onPress={may({ type: 'cancel.pressed' })}>
              <FormattedMessage id={preview.mode === 'NEEDS_SELLER' ? 'cancelOrder.ask' : 'cancelOrder.submit'} />
            </Button>
            <BackToOrder orderNumber={orderNumber} kind="quiet" />
          </Money>
        </MoneyColumn>
      </TwoColumnPage>
    </ValidatedForm>
  );
};

const Leaving = () => (
  <EmptyState level={2} title={<FormattedMessage id="cancelOrder.leaving" />} reason={<FormattedMessage id="cancelOrder.leavingWhy" />} />
);

const Done = ({ snapshot }: View) => {
  const { textOf } = useMoney();
  const { cancelled, orderNumber, matter } = snapshot.context;
  const isRequest = snapshot.matches('requested');
  const back = matter?.preview.refundAmount ?? 0;
  const refund =
    back > 0 && cancelled ? (
      <FormattedMessage id="cancelOrder.comesBack" values={{ amount: textOf(back, cancelled) }} />
    ) : (
      <FormattedMessage id="cancelOrder.nothingPaid" />
    );
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id={isRequest ? 'cancelOrder.requested' : 'toast.orderCancelled'} />}
      reason={isRequest ? <FormattedMessage id="cancelOrder.requestedWhy" /> : refund}
      action={<BackToOrder orderNumber={orderNumber} />}
    />
  );
};

const CancelOrderPage = (view: View) => {
  const { snapshot, may } = view;
  const { matter, problem, orderNumber } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="cancelOrder.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
          <Block height={120} css={{ marginBlockStart: '$4' }} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="toPay" /> : null}
      {snapshot.matches('refused') && matter ? (
        <EmptyState
          urgent
          title={<FormattedMessage id="cancelOrder.refused" />}
          reason={matter.preview.desc}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {isLeaving(snapshot) ? <Leaving /> : null}
      {isDone(snapshot) ? <Done {...view} /> : null}
      {isForm(snapshot) && matter ? <Form {...view} matter={matter} /> : null}
    </Page>
  );
};

const isSent = (value: unknown): boolean => ['cancelled', 'requested', 'leaving', 'looking'].some((each) => each === value);

const why = draftOf<typeof cancelOrderMachine>({
  name: 'cancelOrder',
  version: 1,
  isDraft: (found) => isLike({ reason: '', remark: '' }, found),
  key: ({ context }) => context.orderNumber,
  take: ({ value, context: { reason, remark } }) => (isSent(value) || (reason === '' && remark === '') ? null : { reason, remark }),
});

export const page = {
  machine: cancelOrderMachine,
  View: CancelOrderPage,
  keepDrafts: why,
  statuses: { unknown: 404, unreadable: 503 },
  head: (_snapshot, intl) => ({
    title: intl.formatMessage({ id: 'cancelOrder.heading' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof cancelOrderMachine>;

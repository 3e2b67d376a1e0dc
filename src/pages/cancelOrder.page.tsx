import { FormattedMessage, useIntl } from 'react-intl';
import { cancelOrderMachine, longestRemark, type CancelMatter } from '#machines/cancelOrder.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { LedgerPage, LedgerRow, MoneyColumn } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Panel } from '../design/Panel.tsx';
import { PriceLines } from '../design/PriceLines.tsx';
import { RadioCards } from '../design/RadioCards.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { TextButton } from '../design/TextLink.tsx';
import { JudgedForm } from '../parts/JudgedForm.tsx';
import { LineItem, LineItems } from '../parts/LineItem.tsx';
import { messageId } from '../parts/messageId.ts';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { Price } from '../parts/Price.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { useMoney } from '../parts/useMoney.ts';
import type { Page as PageModule, ViewOf } from '../view.ts';

type View = ViewOf<typeof cancelOrderMachine>;

const BackToOrder = ({ orderNumber, kind = 'primary' }: { orderNumber: string; kind?: 'primary' | 'quiet' }) => (
  <PlaceButton kind={kind} snug={kind === 'primary'} place={{ name: 'order', orderNumber }}><FormattedMessage id="cancelOrder.toOrder" /></PlaceButton>
);

const Money = ({ matter: { preview }, children }: { matter: CancelMatter; children: React.ReactNode }) => {
  const priced = { currency: preview.currency, priceSymbol: preview.priceSymbol };
  return (
    <Panel>
      <h2><FormattedMessage id="cancelOrder.money" /></h2>
      <PriceLines
        lines={[
          { id: 'cancelled', label: <FormattedMessage id="cancelOrder.amount" />, amount: <Price {...priced} amount={preview.cancelledAmount} /> },
          ...(preview.refundTo ? [{ id: 'to', label: <FormattedMessage id="cancelOrder.backTo" />, amount: preview.refundTo }] : []),
        ]}
        totalLabel={<FormattedMessage id="cancelOrder.back" />} total={<Price {...priced} amount={preview.refundAmount} size="total" />}
      />
      <Note kind="sunk">{preview.desc}</Note>
      {children}
    </Panel>
  );
};

const Form = (view: View & { matter: CancelMatter }) => {
  const { snapshot, send, may, matter } = view;
  const intl = useIntl();
  const { reason, remark, faults, tries, problem, orderNumber } = snapshot.context;
  const { preview, order } = matter;
  const needsText = preview.reasons.some(({ code, needsText: needs }) => code === reason && needs);
  const sentence = faults.remark === 'required' ? intl.formatMessage({ id: 'field.required' }) : faults.remark ? intl.formatMessage({ id: 'field.textTooLong' }) : null;
  const isChoosing = snapshot.matches('choosing');
  return (
    <JudgedForm label={intl.formatMessage({ id: 'cancelOrder.heading' })} faults={faults} tries={tries} onSubmit={may({ type: 'cancel.pressed' })}>
      {problem ? (
        <Note kind="alarm" urgent title={intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}>
          {snapshot.matches('uncertain') ? <p><FormattedMessage id="cancelOrder.uncertain" /> <TextButton onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></TextButton></p> : null}
        </Note>
      ) : null}
      <LedgerPage>
        <div>
          <LedgerRow heading={<FormattedMessage id="cancelOrder.why" />}>
            <RadioCards
              label={intl.formatMessage({ id: 'cancelOrder.why' })} kind="row" value={reason === '' ? null : reason}
              cards={preview.reasons.map(({ code, desc }) => ({ value: code, label: desc }))}
              onChange={isChoosing ? (chosen) => send({ type: 'reason.chosen', reason: chosen }) : undefined}
              error={faults.reason ? <FormattedMessage id="cancelOrder.chooseReason" /> : null}
            />
            {needsText ? (
              <TextArea label={intl.formatMessage({ id: 'cancelOrder.remark' })} required limit={longestRemark} value={remark} error={sentence} onChange={isChoosing ? (text) => send({ type: 'remark.changed', remark: text }) : undefined} />
            ) : null}
          </LedgerRow>
          <LedgerRow heading={order.shopName}>
            <LineItems>
              {order.orderItemDtos.map((item) => (
                <LineItem
                  key={item.orderItemId} pic={item.pic} name={item.prodName} note={<>{item.skuName} × {item.prodCount}</>}
                  amount={<Price amount={item.productTotalAmount} currency={item.currency} priceSymbol={item.priceSymbol} />}
                />
              ))}
            </LineItems>
          </LedgerRow>
        </div>
        <MoneyColumn>
          <Money matter={matter}>
            <Button kind="primary" wide submit busy={snapshot.matches('cancelling')} onPress={may({ type: 'cancel.pressed' })}><FormattedMessage id={preview.mode === 'NEEDS_SELLER' ? 'cancelOrder.ask' : 'cancelOrder.submit'} /></Button>
            <BackToOrder orderNumber={orderNumber} kind="quiet" />
          </Money>
        </MoneyColumn>
      </LedgerPage>
    </JudgedForm>
  );
};

const Done = ({ snapshot }: View) => {
  const { textOf } = useMoney();
  const { cancelled, orderNumber, matter } = snapshot.context;
  const isRequest = snapshot.matches('requested');
  const back = matter?.preview.refundAmount ?? 0;
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id={isRequest ? 'cancelOrder.requested' : 'toast.orderCancelled'} />}
      reason={isRequest ? <FormattedMessage id="cancelOrder.requestedWhy" /> : back > 0 && cancelled ? <FormattedMessage id="cancelOrder.comesBack" values={{ amount: textOf(back, cancelled) }} /> : <FormattedMessage id="cancelOrder.nothingPaid" />}
      action={<BackToOrder orderNumber={orderNumber} />}
    />
  );
};

const CancelOrderPage = (view: View) => {
  const { snapshot, may } = view;
  const { matter, problem, orderNumber } = snapshot.context;
  const isForm = snapshot.matches('choosing') || snapshot.matches('cancelling') || snapshot.matches('uncertain');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading><FormattedMessage id="cancelOrder.heading" /></PageHeading>
      {snapshot.matches('reading') ? <Skeleton aria-hidden><Block height={240} /><Block height={120} css={{ marginBlockStart: '$4' }} /></Skeleton> : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <EmptyState title={<FormattedMessage id="order.unknown" />} reason={<FormattedMessage id="order.unknownWhy" />} action={<PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toPay' }}><FormattedMessage id="order.toOrders" /></PlaceButton>} /> : null}
      {snapshot.matches('refused') && matter ? <EmptyState urgent title={<FormattedMessage id="cancelOrder.refused" />} reason={matter.preview.desc} action={<BackToOrder orderNumber={orderNumber} />} /> : null}
      {snapshot.matches('cancelled') || snapshot.matches('requested') ? <Done {...view} /> : null}
      {isForm && matter ? <Form {...view} matter={matter} /> : null}
    </Page>
  );
};

export const page = {
  machine: cancelOrderMachine,
  View: CancelOrderPage,
  head: ({ value }, intl) => ({ title: intl.formatMessage({ id: 'cancelOrder.heading' }), robots: 'noindex' as const, status: value === 'unknown' ? 404 : value === 'unreadable' ? 503 : undefined }),
} satisfies PageModule<typeof cancelOrderMachine>;

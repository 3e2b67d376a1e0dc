import { FormattedMessage, useIntl } from 'react-intl';
import { payTypes } from '#machines/payTypes.ts';
import { paymentMachine, savedCardOf } from '#machines/payment.machine.ts';
import { dueOrdersOf, keptOrdersOf } from '#machines/rules/order/dueOrders.ts';
import { problemMessageId, type ProblemCode } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { PayInfo } from '#machines/model/payment.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Callout } from '../design/Callout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from '../components/hooks/messageId.ts';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { CashSheet } from '../components/cart/CashSheet.tsx';
import { OrderPlaced } from '../components/cart/OrderPlaced.tsx';
import { PayMethods } from '../components/cart/PayMethods.tsx';
import { PlanChoice } from '../components/payLater/PlanChoice.tsx';
import { usePlanWords } from '../components/payLater/usePlanWords.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { Price } from '../components/product/Price.tsx';
import { SavedCards } from '../components/cart/SavedCards.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useMoney } from '../components/hooks/useMoney.ts';
import { usePageTop } from '../components/hooks/usePageTop.ts';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { VaultFields } from '../components/cart/VaultFields.tsx';
import { VaultFrame } from '../components/cart/VaultFrame.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof paymentMachine>;

const Narrow = styled('div', { display: 'grid', gap: '$4', maxInlineSize: '560px' });
const Due = styled('p', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '$3' });

const toOrders = (
  <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toPay' }}>
    <FormattedMessage id="payment.toOrders" />
  </PlaceButton>
);

// Orders that are unknown are a page of their own: what is not found while one chooses is the saved card.
const refusalId = (code: ProblemCode) => (code === 'NOT_FOUND' ? 'cards.gone' : messageId(problemMessageId(code)));

/** Why the last attempt brought nothing: the bank's sentence, or the mall's refusal. */
const LastTry = ({ snapshot }: Pick<View, 'snapshot'>) => {
  const intl = useIntl();
  const { result, problem } = snapshot.context;
  const refused = problem ? intl.formatMessage({ id: refusalId(problem.code) }) : null;
  const why = result?.payStatus === 'FAILED' ? (result.failDesc ?? intl.formatMessage({ id: 'payment.declined' })) : refused;
  return why === null ? null : (
    <Callout kind="alarm" urgent title={why}>
      <p>
        <FormattedMessage id="payment.nothingCharged" />
      </p>
    </Callout>
  );
};

const CardFields = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { vault, height, isKept } = snapshot.context;
  const isUnreachable = snapshot.matches({ choosing: 'vaultUnreachable' });
  const url = snapshot.matches({ choosing: 'card' }) && vault ? vault.fieldsUrl : null;
  return (
    <>
      <VaultFields
        url={url}
        title={intl.formatMessage({ id: 'payment.cardFields' })}
        height={height}
        unreachable={isUnreachable ? intl.formatMessage({ id: 'payment.vaultUnreachable' }) : null}
        onRetry={may({ type: 'retry.pressed' })}
      />
      {url === null ? null : (
        <Checkbox
          label={<FormattedMessage id="cards.keep" />}
          note={<FormattedMessage id="cards.keepNote" />}
          checked={isKept}
          onChange={may({ type: 'keep.ticked', isKept: !isKept })}
        />
      )}
    </>
  );
};

/** What the button says that is not "Pay" and the amount. */
const payWords: Partial<Record<number, 'payment.chooseCash' | 'payLater.confirm'>> = {
  [payTypes.cash]: 'payment.chooseCash',
  [payTypes.payLater]: 'payLater.confirm',
};

const Choosing = (view: View & { info: PayInfo }) => {
  const { snapshot, may, info } = view;
  const { textOf } = useMoney();
  const { clockOf } = useDateFormat();
  const { fromOf } = usePlanWords(info);
  const { orders, payType, isCardComplete, months } = snapshot.context;
  const due = dueOrdersOf(orders).length;
  const isPayLater = payType === payTypes.payLater;
  const isCard = payType === payTypes.card;
  const savedCard = savedCardOf(snapshot.context);
  const isTyped = isCard && savedCard === null;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Narrow>
      <LastTry snapshot={snapshot} />
      {due < orders.length ? (
        <Callout kind="sunk">
          <p>
            <FormattedMessage id="payment.restDue" />
          </p>
        </Callout>
      ) : null}
      <Panel aria-busy={isBusy}>
        <Due>
          <span>
            <FormattedMessage id="payment.due" values={{ count: due }} />
          </span>
          <Price amount={info.totalFee} currency={info.currency} priceSymbol={info.priceSymbol} size="total" />
        </Due>
        <p>
          <FormattedMessage id="payment.heldUntil" values={{ time: clockOf(info.endTime) }} />
        </p>
        <PayMethods
          methods={info.payTypes}
          chosen={payType}
          laterNote={info.installment && fromOf(info.installment)}
          onChoose={may({ type: 'payType.chosen', payType }, 'payType')}
        />
        {isCard && info.cards.length > 0 ? (
          <SavedCards cards={info.cards} chosen={savedCard} onChoose={may({ type: 'card.chosen', cardId: savedCard }, 'cardId')} />
        ) : null}
        {isPayLater && info.installment ? (
          <PlanChoice
            installment={info.installment}
            priced={info}
            chosen={months}
            onChoose={may({ type: 'plan.chosen', months }, 'months')}
          />
        ) : null}
        {isTyped ? <CardFields {...view} /> : null}
        <Button
          kind="primary"
          wide
          busy={isBusy}
          onPress={may({ type: 'pay.pressed' })}
          reason={isTyped && !isCardComplete ? <FormattedMessage id="payment.cardIncomplete" /> : null}
        >
          <FormattedMessage id={payWords[payType] ?? 'payment.pay'} values={{ total: textOf(info.totalFee, info) }} />
        </Button>
        {toOrdersLater}
      </Panel>
      <CashSheet
        open={snapshot.matches({ choosing: 'confirmingCash' })}
        total={textOf(info.totalFee, info)}
        onConfirm={may({ type: 'cash.confirmed' })}
        onDecline={may({ type: 'cash.declined' })}
      />
    </Narrow>
  );
};

const toOrdersLater = (
  <PlaceButton kind="quiet" place={{ name: 'orders', group: 'toPay' }}>
    <FormattedMessage id="payment.later" />
  </PlaceButton>
);

const AtTheBank = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { result, height } = snapshot.context;
  const isPlan = result?.payType === payTypes.payLater;
  return (
    <Narrow>
      <p>
        <FormattedMessage id={isPlan ? 'payment.planAsked' : 'payment.bankAsks'} />
      </p>
      {result?.nextAction ? (
        <VaultFrame
          url={result.nextAction.url}
          title={intl.formatMessage({ id: isPlan ? 'payment.planStep' : 'payment.bankStep' })}
          height={height}
        />
      ) : null}
      <Button kind="quiet" onPress={may({ type: 'leaveBank.pressed' })}>
        <FormattedMessage id="payment.leaveBank" />
      </Button>
    </Narrow>
  );
};

const Working = ({ says }: { says: 'payment.looking' | 'payment.settling' }) => (
  <Narrow>
    <p role="status">
      <FormattedMessage id={says} />
    </p>
    <Skeleton aria-hidden>
      <Block height={240} />
    </Skeleton>
  </Narrow>
);

const Content = (view: View) => {
  const { snapshot, may } = view;
  const { info, orders, problem } = snapshot.context;
  if (snapshot.matches('unreadable')) return <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />;
  if (snapshot.matches('nothing'))
    return (
      <IllustratedEmptyState
        of="kept"
        title={<FormattedMessage id="payment.nothing" />}
        reason={<FormattedMessage id="payment.nothingWhy" />}
        action={toOrders}
      />
    );
  if (snapshot.matches('unknown')) return <EmptyState title={<FormattedMessage id="payment.unknown" />} action={toOrders} />;
  if (snapshot.matches('closed'))
    return (
      <EmptyState title={<FormattedMessage id="payment.closed" />} reason={<FormattedMessage id="payment.closedWhy" />} action={toOrders} />
    );
  if (snapshot.matches('placed')) return <OrderPlaced orders={keptOrdersOf(orders)} isElsewhere={snapshot.context.isSettledElsewhere} />;
  if (snapshot.matches('choosing') && info) return <Choosing {...view} info={info} />;
  if (snapshot.matches('atTheBank')) return <AtTheBank {...view} />;
  return <Working says={snapshot.matches('looking') ? 'payment.looking' : 'payment.settling'} />;
};

const headingOf = ({ value, context }: Pick<View['snapshot'], 'value' | 'context'>) => {
  if (value !== 'placed') return 'payment.heading';
  return context.isSettledElsewhere ? 'payment.nothingDue' : 'payment.placed';
};

const parts = ['choosing', 'atTheBank', 'placed', 'closed', 'unknown', 'unreadable'] as const;

const PaymentPage = (view: View) => {
  const { snapshot } = view;
  const part = parts.find((each) => snapshot.matches(each)) ?? null;
  usePageTop(part);
  return (
    <Page data-state={statePath(snapshot.value)} data-paying={part === 'placed' ? undefined : ''} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id={headingOf(snapshot)} />
      </PageHeading>
      <Content {...view} />
    </Page>
  );
};

export const page = {
  machine: paymentMachine,
  View: PaymentPage,
  statuses: { unknown: 404 },
  head: (snapshot, intl) => ({
    title: intl.formatMessage({ id: headingOf(snapshot) }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof paymentMachine>;

import { FormattedMessage } from 'react-intl';
import { isWriting, refundMachine } from '#machines/refund.machine.ts';
import { isWritten } from '#machines/rules/refund/refundForm.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Refund } from '#machines/model/refund.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { MoneyColumn, TwoColumnPage, TwoColumnRow } from '../design/layout/TwoColumnLayout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { BackToOrder } from '../components/order/OrderExits.tsx';
import { OrderHistory } from '../components/order/OrderHistory.tsx';
import { StepTrouble } from '../components/order/StepTrouble.tsx';
import { RefundActions } from '../components/refund/RefundActions.tsx';
import { RefundFacts } from '../components/refund/RefundFacts.tsx';
import { RefundLines, RefundMoney } from '../components/refund/RefundMoney.tsx';
import { RefundStages } from '../components/refund/RefundStages.tsx';
import { RefundStepForm } from '../components/refund/RefundStepForm.tsx';
import { RefundTurn } from '../components/refund/RefundTurn.tsx';
import { RefundWords } from '../components/refund/RefundWords.tsx';
import { WithdrawSheet } from '../components/refund/WithdrawSheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof refundMachine>;

const Kicker = styled('p', { text: '$14', color: '$inkSoft' });
const ActGrid = styled('div', {
  display: 'grid',
  gap: '$2',
  alignItems: 'start',
  '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$3' },
});

const toRefunds = (
  <PlaceButton kind="primary" snug place={{ name: 'refunds', state: null }}>
    <FormattedMessage id="refund.toRefunds" />
  </PlaceButton>
);

const Shown = (view: View & { refund: Refund }) => {
  const { refund, snapshot, may } = view;
  const trouble = (
    <StepTrouble
      problem={snapshot.context.problem}
      isUncertain={snapshot.matches({ shown: 'uncertain' })}
      isOld={snapshot.matches({ shown: 'stale' })}
      onRetry={may({ type: 'retry.pressed' })}
    />
  );
  return (
    <>
      <Kicker>
        <FormattedMessage id="refund.number" values={{ refundSn: refund.refundSn }} />
      </Kicker>
      <PageHeading css={{ paddingBlockEnd: '$5' }}>
        <FormattedMessage id={messageId(`refund.status.${refund.statusCode}`)} />
      </PageHeading>
      {isWriting(snapshot) ? null : trouble}
      <TwoColumnPage>
        <div>
          <TwoColumnRow>
            <RefundStages refund={refund} />
            <RefundTurn refund={refund} />
            <RefundWords refund={refund} />
          </TwoColumnRow>
          <TwoColumnRow>
            {isWriting(snapshot) ? (
              <RefundStepForm {...view}>{trouble}</RefundStepForm>
            ) : (
              <ActGrid>
                <RefundActions refund={refund} onStep={(step) => may({ type: 'step.pressed', step })} />
                <BackToOrder orderNumber={refund.orderNumber} kind="quiet" />
              </ActGrid>
            )}
          </TwoColumnRow>
          <TwoColumnRow heading={refund.shopName}>
            <RefundLines refund={refund} />
          </TwoColumnRow>
          <TwoColumnRow heading={<FormattedMessage id="order.details" />}>
            <RefundFacts refund={refund} />
            <OrderHistory timeline={refund.timeline} />
          </TwoColumnRow>
        </div>
        <MoneyColumn>
          <RefundMoney refund={refund} />
        </MoneyColumn>
      </TwoColumnPage>
      <WithdrawSheet {...view} refund={refund} />
    </>
  );
};

const RefundPage = (view: View) => {
  const { snapshot, may } = view;
  const { refund, problem, refundSn } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden>
            <h1>
              <FormattedMessage id="refund.number" values={{ refundSn }} />
            </h1>
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Bar line={14} width={20} />
            <Bar line={28} width={60} css={{ marginBlock: '$1 $4' }} />
            <Block height={240} />
            <Block height={120} css={{ marginBlockStart: '$4' }} />
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="refund.unknown" />}
          reason={<FormattedMessage id="refund.unknownWhy" />}
          action={toRefunds}
        />
      ) : null}
      {refund && snapshot.matches('shown') ? <Shown {...view} refund={refund} /> : null}
    </Page>
  );
};

/** Pictures that the mall does not have yet are not kept: their files are gone with the page. */
const begun = draftOf<typeof refundMachine>({
  name: 'refund',
  version: 1,
  isDraft: (found) => isLike({ step: '', form: { company: '', number: '', words: '', pictures: [] } }, found),
  key: ({ context }) => context.refundSn,
  take: ({ context: { step, form } }) =>
    isWritten(step) ? { step, form: { ...form, pictures: form.pictures.filter(({ url }) => url !== null) } } : null,
});

export const page = {
  machine: refundMachine,
  View: RefundPage,
  keepDrafts: begun,
  statuses: { unknown: 404, unreadable: 503 },
  head: ({ context }, intl) => ({
    title: intl.formatMessage({ id: 'refund.number' }, { refundSn: context.refundSn }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof refundMachine>;

import { FormattedMessage } from 'react-intl';
import { receiptMachine } from '#machines/receipt.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { ReceiptSheet } from '../components/order/ReceiptSheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Act = styled('div', {
  display: 'grid',
  gap: '$3',
  maxInlineSize: '$column',
  marginBlockStart: '$5',
  '@four': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@print': { display: 'none' },
});

const ReceiptPage = ({ snapshot, may }: ViewOf<typeof receiptMachine>) => {
  const { orderNumber, receipt, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="receipt.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Bar line={14} width={40} />
          <Block height={240} css={{ marginBlockStart: '$4' }} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="completed" /> : null}
      {snapshot.matches('unpaid') ? (
        <EmptyState
          level={2}
          title={<FormattedMessage id="receipt.none" />}
          reason={<FormattedMessage id="receipt.noneWhy" />}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {receipt && snapshot.matches('shown') ? (
        <>
          <ReceiptSheet receipt={receipt} />
          <Act>
            <Button
              kind="primary"
              wide
              busy={snapshot.matches({ shown: { file: 'fetching' } })}
              onPress={may({ type: 'download.pressed' })}
            >
              <FormattedMessage id="receipt.download" />
            </Button>
            <Button kind="secondary" wide onPress={may({ type: 'print.pressed' })}>
              <FormattedMessage id="receipt.print" />
            </Button>
            <BackToOrder orderNumber={orderNumber} kind="quiet" />
          </Act>
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: receiptMachine,
  View: ReceiptPage,
  statuses: { unknown: 404, unpaid: 409, unreadable: 503 },
  head: ({ context }, intl) => ({
    title: intl.formatMessage({ id: 'receipt.title' }, { orderNumber: context.orderNumber }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof receiptMachine>;

import { FormattedMessage, useIntl } from 'react-intl';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import { changeAddressMachine, costsOtherwise } from '#machines/changeAddress.machine.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Panel } from '../design/layout/Panel.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { AddressBook } from '../components/cart/AddressBook.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { AddressText } from '../components/order/AddressText.tsx';
import { Receiver } from '../components/order/Receiver.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { addressDraft } from '../storage/addressDraft.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof changeAddressMachine>;

const Form = styled('div', { display: 'grid', gap: '$4', maxInlineSize: '640px' });
const Now = styled('p', { text: '$14', overflowWrap: 'anywhere', '& span': { color: '$inkSoft' } });

const Refused = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { problem } = snapshot.context;
  if (!problem) return null;
  const title = costsOtherwise(snapshot) ? 'changeAddress.otherFee' : messageId(problemMessageId(problem.code));
  return (
    <SubmitProblem
      title={intl.formatMessage({ id: title })}
      uncertain={snapshot.matches({ open: 'uncertain' }) ? <FormattedMessage id="changeAddress.uncertain" /> : null}
      onRetry={may({ type: 'retry.pressed' })}
    />
  );
};

const Open = (view: View & { order: OrderDetail }) => {
  const { snapshot, may, order } = view;
  const { orderNumber, addrId } = snapshot.context;
  const book = snapshot.children.addressBook;
  return (
    <Form>
      <p>
        <FormattedMessage id="changeAddress.lead" />
      </p>
      <Refused {...view} />
      <Panel>
        <h2>
          <FormattedMessage id="changeAddress.now" />
        </h2>
        <Now>
          <Receiver address={order.userAddrDto} />
          <br />
          <span>
            <AddressText address={order.userAddrDto} />
          </span>
        </Now>
      </Panel>
      {book ? <ChildActorView<typeof addressBookMachine> actor={book}>{(each) => <AddressBook {...each} />}</ChildActorView> : null}
      <Button
        kind="primary"
        wide
        busy={snapshot.matches({ open: 'changing' })}
        onPress={may({ type: 'change.pressed' })}
        reason={addrId === null ? <FormattedMessage id="changeAddress.choose" /> : null}
      >
        <FormattedMessage id="changeAddress.submit" />
      </Button>
      <BackToOrder orderNumber={orderNumber} kind="quiet" />
    </Form>
  );
};

const ChangeAddressPage = (view: View) => {
  const { snapshot, may } = view;
  const { order, orderNumber, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="changeAddress.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="toDeliver" /> : null}
      {snapshot.matches('refused') && order ? (
        <EmptyState
          urgent
          level={2}
          title={<FormattedMessage id="changeAddress.refused" />}
          reason={actionOf(order, 'CHANGE_ADDRESS')?.reason ?? <FormattedMessage id="changeAddress.tooLate" />}
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {snapshot.matches('changed') && order ? (
        <EmptyState
          level={2}
          title={<FormattedMessage id="toast.shippingAddressChanged" />}
          reason={
            <>
              {order.userAddrDto.receiver}, <AddressText address={order.userAddrDto} />
            </>
          }
          action={<BackToOrder orderNumber={orderNumber} />}
        />
      ) : null}
      {snapshot.matches('open') && order ? <Open {...view} order={order} /> : null}
    </Page>
  );
};

export const page = {
  machine: changeAddressMachine,
  View: ChangeAddressPage,
  keepDrafts: addressDraft('changeAddress', false),
  statuses: { unknown: 404, unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'changeAddress.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof changeAddressMachine>;

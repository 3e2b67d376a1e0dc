import { FormattedMessage, useIntl } from 'react-intl';
import { applicationOf, isForm, refundApplyMachine } from '#machines/refundApply.machine.ts';
import { hasUnsent } from '#machines/rules/refund/refundForm.ts';
import { openRefundOf, type RefundMatter } from '#machines/rules/refund/refundApplication.ts';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { useReason } from '../components/order/OrderActions.tsx';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { ApplicationFields } from '../components/refund/ApplicationFields.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof refundApplyMachine>;

const Form = (view: View & { matter: RefundMatter }) => {
  const { snapshot, may, matter } = view;
  const intl = useIntl();
  const { place, errors, tries, problem } = snapshot.context;
  const isEdit = place.refundSn !== null;
  const isOpen = snapshot.matches('writing');
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: isEdit ? 'refundApply.edit' : 'refundApply.heading' })}
      errors={errors}
      tries={tries}
      onSubmit={may({ type: 'send.pressed' })}
    >
      {problem ? (
        <SubmitProblem
          title={intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          uncertain={snapshot.matches('uncertain') ? <FormattedMessage id="refundApply.uncertain" /> : null}
          onRetry={may({ type: 'retry.pressed' })}
        />
      ) : null}
      <ApplicationFields {...view} />
      <Callout kind="next">
        <FormattedMessage id="refundApply.next" values={{ shop: matter.order.shopName }} />
      </Callout>
      <Button
        kind="primary"
        submit
        busy={snapshot.hasTag('busy')}
        onPress={may({ type: 'send.pressed' })}
        reason={isOpen && hasUnsent(applicationOf(snapshot.context)) ? <FormattedMessage id="photo.unsent" /> : null}
      >
        <FormattedMessage id={isEdit ? 'refundApply.save' : 'refundApply.send'} />
      </Button>
      <BackToOrder orderNumber={place.orderNumber} kind="quiet" />
    </ValidatedForm>
  );
};

const Refused = ({ matter: { order, refund } }: { matter: RefundMatter }) => {
  const reasonOf = useReason();
  const why = refund ? actionOf(refund, 'EDIT') : actionOf(order, 'REFUND');
  const refundSn = refund?.refundSn ?? openRefundOf(order);
  return (
    <EmptyState
      urgent
      level={2}
      title={<FormattedMessage id="refundApply.refused" />}
      reason={why ? reasonOf(why) : <FormattedMessage id="refundApply.nothingLeft" />}
      action={refundSn === null ? <BackToOrder orderNumber={order.orderNumber} /> : <ToRefund refundSn={refundSn} />}
    />
  );
};

const ToRefund = ({ refundSn }: { refundSn: string }) => (
  <PlaceButton kind="primary" snug place={{ name: 'refund', refundSn }}>
    <FormattedMessage id="refund.open" />
  </PlaceButton>
);

const RefundApplyPage = (view: View) => {
  const { snapshot, may } = view;
  const { place, matter, problem, refundSn } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id={place.refundSn === null ? 'refundApply.heading' : 'refundApply.edit'} />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
          <Block height={120} css={{ marginBlockStart: '$4' }} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? <UnknownOrder group="completed" /> : null}
      {snapshot.matches('refused') && matter ? <Refused matter={matter} /> : null}
      {refundSn ? (
        <EmptyState level={2} title={<FormattedMessage id="toast.refund.APPLY" />} action={<ToRefund refundSn={refundSn} />} />
      ) : null}
      {isForm(snapshot) && matter ? <Form {...view} matter={matter} /> : null}
    </Page>
  );
};

/** Pictures that the mall does not have yet are not kept: their files are gone with the page. */
const begun = draftOf<typeof refundApplyMachine>({
  name: 'refundApply',
  version: 1,
  isDraft: (found) => isLike({ line: null, applyType: null, goodsNum: 1, amount: '', reason: '', words: '', pictures: [] }, found),
  key: ({ context: { place } }) => `${place.orderNumber} ${place.refundSn ?? ''}`,
  take: ({ value, context: { application } }) =>
    value === 'applied' || application === null
      ? null
      : { ...application, pictures: application.pictures.filter(({ url }) => url !== null) },
});

export const page = {
  machine: refundApplyMachine,
  View: RefundApplyPage,
  keepDrafts: begun,
  statuses: { unknown: 404, unreadable: 503 },
  head: ({ context }, intl) => ({
    title: intl.formatMessage({ id: context.place.refundSn === null ? 'refundApply.heading' : 'refundApply.edit' }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof refundApplyMachine>;

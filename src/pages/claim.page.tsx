import { FormattedMessage, useIntl } from 'react-intl';
import { claimMachine, claimOf, isForm } from '#machines/claim.machine.ts';
import type { ClaimMatter } from '#machines/rules/refund/claimForm.ts';
import { hasUnsent } from '#machines/rules/refund/refundForm.ts';
import { claimKinds, type ClaimKind } from '#machines/rules/refund/refundReasons.ts';
import { actionOf } from '#machines/rules/order/orderActions.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { RadioCards } from '../design/control/RadioCards.tsx';
import { Callout } from '../design/Callout.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { TwoColumnRow } from '../design/layout/TwoColumnLayout.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { useMoney } from '../components/hooks/useMoney.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { useReason } from '../components/order/OrderActions.tsx';
import { BackToOrder, UnknownOrder } from '../components/order/OrderExits.tsx';
import { ProofFields } from '../components/refund/ProofFields.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SubmitProblem } from '../components/shell/SubmitProblem.tsx';
import { draftOf, isLike } from '../storage/drafts.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof claimMachine>;
type FormProps = View & { matter: ClaimMatter };

const isKind = (value: string): value is ClaimKind => claimKinds.some((kind) => kind === value);

/** What happened: each kind with what the insurance pays, or why it cannot be claimed. */
const What = ({ snapshot, send, matter }: FormProps) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const reasonOf = useReason();
  return (
    <TwoColumnRow heading={<FormattedMessage id="claim.what" />}>
      <RadioCards
        label={intl.formatMessage({ id: 'claim.what' })}
        kind="row"
        value={claimOf(snapshot.context).kind}
        cards={matter.offers.map(({ kind, desc, allowed, reason, until, amount }) => ({
          value: kind,
          label: desc,
          note: allowed ? <FormattedMessage id="claim.pays" values={{ amount: textOf(amount, matter.order) }} /> : undefined,
          refused: allowed ? undefined : reasonOf({ action: kind, allowed, reasonCode: null, reason, until }),
          disabled: !allowed,
        }))}
        onChange={snapshot.matches('writing') ? (kind) => (isKind(kind) ? send({ type: 'kind.chosen', kind }) : undefined) : undefined}
        error={snapshot.context.errors.kind ? <FormattedMessage id="refundApply.chooseKind" /> : null}
      />
    </TwoColumnRow>
  );
};

const Proof = ({ snapshot, may }: FormProps) => {
  const { errors, isCrowded } = snapshot.context;
  const { words, pictures } = claimOf(snapshot.context);
  return (
    <ProofFields
      words={words}
      required
      error={errors.words}
      onWords={may({ type: 'words.typed', words: '' }, 'words')}
      pictures={pictures}
      crowded={isCrowded}
      onPick={may({ type: 'pictures.picked', ids: [] }, 'ids')}
      onRemove={(id) => may({ type: 'picture.removed', id })}
      onRetry={(id) => may({ type: 'picture.retried', id })}
    />
  );
};

const Form = (view: FormProps) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { orderNumber, errors, tries, problem } = snapshot.context;
  const isUnsent = snapshot.matches('writing') && hasUnsent(claimOf(snapshot.context));
  return (
    <ValidatedForm
      label={intl.formatMessage({ id: 'claim.heading' })}
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
      <div>
        <What {...view} />
        <Proof {...view} />
      </div>
      <Callout kind="next">
        <FormattedMessage id="claim.next" />
      </Callout>
      <Button
        kind="primary"
        submit
        busy={snapshot.hasTag('busy')}
        onPress={may({ type: 'send.pressed' })}
        reason={isUnsent ? <FormattedMessage id="photo.unsent" /> : null}
      >
        <FormattedMessage id="claim.send" />
      </Button>
      <BackToOrder orderNumber={orderNumber} kind="quiet" />
    </ValidatedForm>
  );
};

const Refused = ({ matter: { order } }: { matter: ClaimMatter }) => {
  const reasonOf = useReason();
  const why = actionOf(order, 'CLAIM');
  return (
    <EmptyState
      urgent
      level={2}
      title={<FormattedMessage id="claim.refused" />}
      reason={why ? reasonOf(why) : <FormattedMessage id="claim.notInsured" />}
      action={<BackToOrder orderNumber={order.orderNumber} />}
    />
  );
};

const ClaimPage = (view: View) => {
  const { snapshot, may } = view;
  const { matter, problem, refundSn } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="claim.heading" />
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
        <EmptyState
          level={2}
          title={<FormattedMessage id="toast.refund.ESCALATE" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'refund', refundSn }}>
              <FormattedMessage id="refund.open" />
            </PlaceButton>
          }
        />
      ) : null}
      {isForm(snapshot) && matter ? <Form {...view} matter={matter} /> : null}
    </Page>
  );
};

/** Pictures that the mall does not have yet are not kept: their files are gone with the page. */
const begun = draftOf<typeof claimMachine>({
  name: 'claim',
  version: 1,
  isDraft: (found) => isLike({ kind: null, words: '', pictures: [] }, found),
  key: ({ context }) => context.orderNumber,
  take: ({ value, context: { form } }) =>
    value === 'claimed' || form === null ? null : { ...form, pictures: form.pictures.filter(({ url }) => url !== null) },
});

export const page = {
  machine: claimMachine,
  View: ClaimPage,
  keepDrafts: begun,
  statuses: { unknown: 404, unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'claim.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof claimMachine>;

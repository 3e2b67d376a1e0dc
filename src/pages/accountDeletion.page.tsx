import { FormattedMessage, useIntl } from 'react-intl';
import { accountDeletionMachine, type DeletionOutlook } from '#machines/accountDeletion.machine.ts';
import { shownMobile } from '#machines/rules/form/phone.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Place } from '#machines/model/place.ts';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { Column } from '../design/layout/Column.tsx';
import { ChildCodeRow } from '../components/account/ChildCodeRow.tsx';
import { useErrorSentence } from '../components/account/ContactRow.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { RetryCallout } from '../components/shell/RetryText.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof accountDeletionMachine>;

const orderPlace: Place = { name: 'orders', group: 'toPay' };
const refundPlace: Place = { name: 'refunds', state: null };

/** What has to be over first, each with the way there. */
const Hindrances = ({ outlook, isReached }: { outlook: DeletionOutlook; isReached: boolean }) => (
  <Callout kind="warn" title={<FormattedMessage id="accountDeletion.notYet" />}>
    <ul>
      {outlook.openOrders > 0 ? (
        <li>
          <PlaceText tall place={orderPlace}>
            <FormattedMessage id="accountDeletion.openOrders" values={{ count: outlook.openOrders }} />
          </PlaceText>
        </li>
      ) : null}
      {outlook.openRefunds > 0 ? (
        <li>
          <PlaceText tall place={refundPlace}>
            <FormattedMessage id="accountDeletion.openRefunds" values={{ count: outlook.openRefunds }} />
          </PlaceText>
        </li>
      ) : null}
      {isReached ? null : (
        <li>
          <FormattedMessage id="accountDeletion.noContact" />
        </li>
      )}
    </ul>
  </Callout>
);

const Losses = ({ coinBalance, couponCount }: DeletionOutlook) =>
  coinBalance + couponCount === 0 ? null : (
    <Callout kind="alarm" title={<FormattedMessage id="accountDeletion.lost" />}>
      <ul>
        {coinBalance > 0 ? (
          <li>
            <FormattedMessage id="accountDeletion.coins" values={{ count: coinBalance }} />
          </li>
        ) : null}
        {couponCount > 0 ? (
          <li>
            <FormattedMessage id="accountDeletion.vouchers" values={{ count: couponCount }} />
          </li>
        ) : null}
      </ul>
    </Callout>
  );

const DeletionForm = ({ snapshot, may, outlook }: View & { outlook: DeletionOutlook }) => {
  const intl = useIntl();
  const sentence = useErrorSentence();
  const { userMail, userMobile, code, errors, tries } = snapshot.context;
  const confirm = may({ type: 'confirm.pressed' });
  return (
    <Column>
      <p>
        <FormattedMessage id="accountDeletion.grace" />
      </p>
      <p>
        <FormattedMessage id="accountDeletion.gone" />
      </p>
      <p>
        <FormattedMessage id="accountDeletion.stays" />
      </p>
      <Losses {...outlook} />
      <p>
        <FormattedMessage id="accountDeletion.codeTo" values={{ contact: userMail ?? (userMobile && shownMobile(userMobile)) }} />
      </p>
      <ValidatedForm label={intl.formatMessage({ id: 'accountDeletion.title' })} errors={errors} tries={tries} onSubmit={confirm}>
        <ChildCodeRow
          code={snapshot.children.verificationCode}
          value={code}
          error={sentence(errors.code)}
          onChange={may({ type: 'code.typed', text: '' }, 'text')}
          onSend={may({ type: 'code.pressed' })}
        />
        <Button kind="solid" submit onPress={confirm} busy={snapshot.matches({ open: 'deleting' })}>
          <FormattedMessage id="accountDeletion.confirm" />
        </Button>
      </ValidatedForm>
      <Button kind="quiet" onPress={may({ type: 'close.pressed' })}>
        <FormattedMessage id="accountDeletion.keep" />
      </Button>
    </Column>
  );
};

const AccountDeletion = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { outlook, problem, userMail, userMobile } = snapshot.context;
  return (
    <Column data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <p>
        <FormattedMessage id="accountDeletion.hint" />
      </p>
      <p>
        <Button kind="quiet" small onPress={may({ type: 'delete.pressed' })}>
          <FormattedMessage id="accountDeletion.start" />
        </Button>
      </p>
      <LazySheet
        open={!snapshot.matches('closed')}
        title={intl.formatMessage({ id: 'accountDeletion.title' })}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        {snapshot.matches('reading') ? (
          <Skeleton aria-hidden>
            <Block height={240} />
          </Skeleton>
        ) : null}
        {snapshot.matches('unreadable') ? <RetryCallout problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
        {outlook !== null && snapshot.matches('blocked') ? (
          <Hindrances outlook={outlook} isReached={userMail !== null || userMobile !== null} />
        ) : null}
        {snapshot.matches('planned') ? (
          <p role="status">
            <FormattedMessage id="accountDeletion.planned" />
          </p>
        ) : null}
        {outlook !== null && snapshot.matches('open') ? <DeletionForm {...view} outlook={outlook} /> : null}
      </LazySheet>
    </Column>
  );
};

export const page = { machine: accountDeletionMachine, View: AccountDeletion } satisfies Page<typeof accountDeletionMachine>;

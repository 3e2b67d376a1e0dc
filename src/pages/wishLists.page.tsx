import { FormattedMessage, useIntl } from 'react-intl';
import { longestListName } from '#machines/rules/groceryList.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { problemMessageId, type ProblemCode } from '#machines/model/problem.ts';
import { isDeleting, isRenaming, wishListsMachine } from '#machines/wishLists.machine.ts';
import { Button } from '../design/control/Button.tsx';
import { Field } from '../design/control/Field.tsx';
import { FieldRow } from '../design/control/FieldRow.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { WishListCard } from '../components/account/WishListCard.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { CardList } from '../components/list/CardList.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof wishListsMachine>;

const coming = [1, 2, 3];

const errorsOf = (nameError: ProblemCode | null) => (nameError === null ? {} : { listName: 'invalid' as const });

const CreateForm = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { name, nameError, tries } = snapshot.context;
  const create = may({ type: 'create.pressed' });
  return (
    <ValidatedForm label={intl.formatMessage({ id: 'wishLists.create' })} errors={errorsOf(nameError)} tries={tries} onSubmit={create}>
      <FieldRow withButton>
        <Field
          label={intl.formatMessage({ id: 'wishLists.name' })}
          name="listName"
          value={name}
          maxLength={longestListName}
          autoComplete="off"
          required
          error={nameError === null ? null : intl.formatMessage({ id: messageId(problemMessageId(nameError)) })}
          onChange={may({ type: 'name.typed', name: '' }, 'name')}
        />
        <Button kind="primary" submit busy={snapshot.matches({ shown: 'creating' })} onPress={create}>
          <FormattedMessage id="wishLists.create" />
        </Button>
      </FieldRow>
    </ValidatedForm>
  );
};

const RenameSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { newName, newNameError, tries } = snapshot.context;
  const save = may({ type: 'save.pressed' });
  return (
    <LazySheet
      open={isRenaming(snapshot)}
      title={intl.formatMessage({ id: 'wishLists.rename' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      <ValidatedForm label={intl.formatMessage({ id: 'wishLists.rename' })} errors={errorsOf(newNameError)} tries={tries} onSubmit={save}>
        <Field
          label={intl.formatMessage({ id: 'wishLists.newName' })}
          name="newName"
          value={newName}
          maxLength={longestListName}
          autoComplete="off"
          required
          error={newNameError === null ? null : intl.formatMessage({ id: messageId(problemMessageId(newNameError)) })}
          onChange={may({ type: 'newName.typed', name: '' }, 'name')}
        />
        <FieldRow>
          <Button kind="primary" submit wide busy={snapshot.matches({ shown: 'savingName' })} onPress={save}>
            <FormattedMessage id="wishLists.save" />
          </Button>
          <Button kind="quiet" wide onPress={may({ type: 'close.pressed' })}>
            <FormattedMessage id="order.notNow" />
          </Button>
        </FieldRow>
      </ValidatedForm>
    </LazySheet>
  );
};

const DeleteSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { lists, chosen } = snapshot.context;
  const name = lists.find(({ listId }) => listId === chosen)?.listName ?? '';
  return (
    <ConfirmSheet
      open={isDeleting(snapshot)}
      title={intl.formatMessage({ id: 'wishLists.sure' })}
      confirm={<FormattedMessage id="wishLists.delete" />}
      decline={<FormattedMessage id="order.notNow" />}
      busy={snapshot.matches({ shown: 'deleting' })}
      onConfirm={may({ type: 'delete.confirmed' })}
      onDecline={may({ type: 'close.pressed' })}
    >
      <p>
        <FormattedMessage id="wishLists.sureText" values={{ name }} />
      </p>
    </ConfirmSheet>
  );
};

const Shown = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { lists, refused } = snapshot.context;
  return (
    <Column>
      <ProblemCallout problem={refused} />
      <CreateForm {...view} />
      {lists.length === 0 ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="wishLists.empty" />}
          reason={<FormattedMessage id="wishLists.emptyWhy" />}
        />
      ) : (
        <CardList aria-label={intl.formatMessage({ id: 'wishLists.title' })}>
          {lists.map((list) => (
            <WishListCard
              key={list.listId}
              list={list}
              onRename={may({ type: 'rename.pressed', listId: list.listId })}
              onDelete={may({ type: 'delete.pressed', listId: list.listId })}
            />
          ))}
        </CardList>
      )}
    </Column>
  );
};

const WishListsPage = (view: View) => {
  const { snapshot, may } = view;
  const { problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="wishLists.title" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Column>
            {coming.map((box) => (
              <Block key={box} height={120} />
            ))}
          </Column>
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('shown') ? <Shown {...view} /> : null}
      <RenameSheet {...view} />
      <DeleteSheet {...view} />
    </Page>
  );
};

export const page = {
  machine: wishListsMachine,
  View: WishListsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'wishLists.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof wishListsMachine>;

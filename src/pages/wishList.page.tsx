import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemsFound, longestNote } from '#machines/rules/groceryList.ts';
import { itemsInView } from '#machines/rules/outbox/listOutbox.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import type { GroceryList } from '#machines/model/groceryList.ts';
import { chosenItems, isNoting, wishListMachine } from '#machines/wishList.machine.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Field } from '../design/control/Field.tsx';
import { FieldRow } from '../design/control/FieldRow.tsx';
import { TextArea } from '../design/control/TextArea.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { TwoColumnPage, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { ListOutboxNotes } from '../components/cart/ListOutboxNotes.tsx';
import { NotAddedLines } from '../components/cart/NotAddedLines.tsx';
import { WishListItem } from '../components/cart/WishListItem.tsx';
import { WishListSum } from '../components/cart/WishListSum.tsx';
import { useRowDrag } from '../components/cart/useRowDrag.ts';
import { messageId } from '../components/hooks/messageId.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { listSharePart } from '../components/product/pageWidgets.ts';
import { LazyWidget } from '../components/shell/LazyWidget.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof wishListMachine>;

const Items = styled('ul', { listStyle: 'none', padding: 0, margin: 0 });
const Whole = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '$3' });

const NoteSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { note, noteError, noted, list, tries } = snapshot.context;
  const name = list?.items.find(({ itemId }) => itemId === noted)?.prodName ?? '';
  const save = may({ type: 'save.pressed' });
  const sentence =
    noteError === 'VALIDATION'
      ? intl.formatMessage({ id: 'wishList.tooLong' }, { limit: longestNote })
      : noteError && intl.formatMessage({ id: messageId(problemMessageId(noteError)) });
  return (
    <LazySheet
      open={isNoting(snapshot)}
      title={intl.formatMessage({ id: 'wishList.noteOf' }, { name })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      <ValidatedForm
        label={intl.formatMessage({ id: 'wishList.note' })}
        errors={noteError === null ? {} : { note: 'invalid' }}
        tries={tries}
        onSubmit={save}
      >
        <TextArea
          label={intl.formatMessage({ id: 'wishList.note' })}
          value={note}
          limit={longestNote}
          error={sentence}
          onChange={may({ type: 'note.typed', note: '' }, 'note')}
        />
        <FieldRow>
          <Button kind="primary" submit wide busy={snapshot.matches({ shown: 'savingNote' })} onPress={save}>
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

/** What waits for a network, what went wrong, and what did not go into the cart. */
const Trouble = ({ snapshot, may }: Pick<View, 'snapshot' | 'may'>) => {
  const { list, lost, refused, notBought } = snapshot.context;
  return (
    <>
      <ListOutboxNotes
        items={list?.items ?? []}
        lost={lost}
        isWaiting={snapshot.matches({ shown: { listed: 'waiting' } })}
        onRetry={may({ type: 'retry.pressed' })}
        onDismiss={may({ type: 'refusals.dismissed' })}
      />
      <ProblemCallout problem={refused} />
      <NotAddedLines lines={notBought.map(({ skuId, prodName, desc }) => ({ key: skuId, prodName, reason: desc }))} />
    </>
  );
};

const Filled = ({ snapshot, may, send, list }: View & { list: GroceryList }) => {
  const intl = useIntl();
  const { unticked, changes, search } = snapshot.context;
  const items = itemsInView(snapshot.context);
  const found = itemsFound(items, search);
  const chosen = chosenItems(snapshot.context);
  const choosable = items.filter(({ problem }) => problem === null).map(({ itemId }) => itemId);
  const chosenIds = chosen.map(({ itemId }) => itemId);
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null);
  const moveOf = (from: number, to: number) => {
    const item = items[from];
    const move = item && may({ type: 'item.moved', itemId: item.itemId, place: to });
    if (!move) return undefined;
    return () => {
      move();
      setMoved({ name: item.prodName, place: to + 1 });
    };
  };
  const drag = useRowDrag<HTMLUListElement>((from, to) => moveOf(from, to)?.());
  const isOrdered = items.length > 1 && search === '';
  return (
    <TwoColumnPage>
      <div>
        <Whole>
          <Checkbox
            label={intl.formatMessage({ id: 'wishList.all' })}
            checked={chosen.length > 0 && chosen.length === choosable.length}
            partly={chosen.length > 0 && chosen.length < choosable.length}
            onChange={choosable.length > 0 ? (isTicked) => send({ type: 'items.ticked', itemIds: choosable, isTicked }) : undefined}
          />
          <TextButton soft tall onPress={may({ type: 'items.removed', itemIds: chosenIds })}>
            <FormattedMessage id="wishList.removeChosen" />
          </TextButton>
        </Whole>
        {items.length > 1 || search !== '' ? (
          <Field
            type="search"
            label={intl.formatMessage({ id: 'wishList.search' })}
            value={search}
            autoComplete="off"
            onChange={may({ type: 'search.typed', search: '' }, 'search')}
          />
        ) : null}
        <VisuallyHidden role="status">
          {moved ? <FormattedMessage id="wishList.moved" values={{ ...moved, count: items.length }} /> : null}
        </VisuallyHidden>
        <p role="status">{found.length === 0 ? <FormattedMessage id="wishList.searchNone" values={{ search }} /> : null}</p>
        <Items ref={drag.list} aria-label={intl.formatMessage({ id: 'wishList.item' })}>
          {found.map((item, at) => (
            <WishListItem
              key={item.itemId}
              item={item}
              own={{
                isTicked: !unticked.includes(item.itemId),
                onTick: item.problem ? undefined : (isTicked) => send({ type: 'items.ticked', itemIds: [item.itemId], isTicked }),
                onNote: may({ type: 'note.pressed', itemId: item.itemId }),
              }}
              move={isOrdered ? { grip: drag.gripOf(at), onUp: moveOf(at, at - 1), onDown: moveOf(at, at + 1) } : undefined}
              edit={{
                onCount: (count) => send({ type: 'count.changed', itemId: item.itemId, count }),
                onRemove: may({ type: 'items.removed', itemIds: [item.itemId] }),
              }}
            />
          ))}
        </Items>
      </div>
      <MoneyColumn aria-label={intl.formatMessage({ id: 'wishList.sum' })}>
        <WishListSum list={list} isBusy={changes.length > 0} />
        <Button
          kind="primary"
          wide
          busy={snapshot.matches({ shown: { listed: 'buying' } })}
          onPress={may({ type: 'buy.pressed' })}
          reason={chosen.length === 0 ? <FormattedMessage id="refusal.NO_ITEMS_SELECTED" /> : null}
        >
          <FormattedMessage id="wishList.buy" values={{ count: chosen.length }} />
        </Button>
      </MoneyColumn>
    </TwoColumnPage>
  );
};

const WishListPage = (view: View) => {
  const { snapshot, may } = view;
  const { list, listName, problem } = snapshot.context;
  const itemCount = itemsInView(snapshot.context).length;
  const isShown = list !== null && snapshot.matches('shown');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('unknown') ? null : <PageHeading css={{ overflowWrap: 'anywhere' }}>{list?.listName ?? listName}</PageHeading>}
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="wishList.unknown" />}
          reason={<FormattedMessage id="wishList.unknownWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'wishLists' }}>
              <FormattedMessage id="wishList.toLists" />
            </PlaceButton>
          }
        />
      ) : null}
      {isShown ? <Trouble snapshot={snapshot} may={may} /> : null}
      {isShown && itemCount === 0 ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="wishList.none" />}
          reason={<FormattedMessage id="wishList.noneWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'home' }}>
              <FormattedMessage id="wishList.goShopping" />
            </PlaceButton>
          }
        />
      ) : null}
      {isShown && itemCount > 0 ? <Filled {...view} list={list} /> : null}
      {isShown ? <LazyWidget {...listSharePart(list)} /> : null}
      {isShown ? (
        <p>
          <PlaceText soft tall place={{ name: 'wishLists' }}>
            <FormattedMessage id="wishList.toLists" />
          </PlaceText>
        </p>
      ) : null}
      <NoteSheet {...view} />
    </Page>
  );
};

export const page = {
  machine: wishListMachine,
  View: WishListPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: (snapshot, intl) => ({
    title: snapshot.context.list?.listName ?? intl.formatMessage({ id: 'wishList.title' }),
    robots: 'noindex' as const,
  }),
  parts: ({ context: { list } }) => (list ? [listSharePart(list)] : []),
} satisfies PageModule<typeof wishListMachine>;

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { GroceryList } from '#machines/model/groceryList.ts';
import { itemsInView } from '#machines/rules/outbox/listOutbox.ts';
import { sharedListMachine } from '#machines/sharedList.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { TwoColumnPage, MoneyColumn } from '../design/layout/TwoColumnLayout.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { ListOutboxNotes } from '../components/cart/ListOutboxNotes.tsx';
import { WishListItem } from '../components/cart/WishListItem.tsx';
import { WishListSum } from '../components/cart/WishListSum.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof sharedListMachine>;

const Items = styled('ul', { display: 'grid' });
const Whose = styled('p', { color: '$inkSoft', paddingBlockEnd: '$3' });

const toHome = (
  <PlaceButton kind="primary" snug place={{ name: 'home' }}>
    <FormattedMessage id="wishList.goShopping" />
  </PlaceButton>
);

const Shown = ({ snapshot, may, send, list }: View & { list: GroceryList }) => {
  const intl = useIntl();
  const { refused, changes, lost } = snapshot.context;
  const items = itemsInView(snapshot.context);
  const { role, owner } = list;
  return (
    <>
      <Whose>
        {role === 'OWNER' ? (
          <PlaceText tall place={{ name: 'wishList', listName: list.listName }}>
            <FormattedMessage id="sharedList.yours" />
          </PlaceText>
        ) : (
          <FormattedMessage id={`sharedList.whose.${role}`} values={{ name: owner }} />
        )}
      </Whose>
      <ListOutboxNotes
        items={list.items}
        lost={lost}
        isWaiting={snapshot.matches({ shown: 'waiting' })}
        onRetry={may({ type: 'retry.pressed' })}
        onDismiss={may({ type: 'refusals.dismissed' })}
      />
      <ProblemCallout problem={refused} />
      {items.length === 0 ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="wishList.none" />}
          reason={<FormattedMessage id="sharedList.noneWhy" />}
          action={toHome}
        />
      ) : (
        <TwoColumnPage>
          <Items aria-label={intl.formatMessage({ id: 'wishList.item' })}>
            {items.map((item) => (
              <WishListItem
                key={item.itemId}
                item={item}
                {...(role === 'EDITOR'
                  ? {
                      edit: {
                        onCount: (count: number) => send({ type: 'count.changed', itemId: item.itemId, count }),
                        onRemove: may({ type: 'items.removed', itemIds: [item.itemId] }),
                      },
                    }
                  : {})}
              />
            ))}
          </Items>
          <MoneyColumn aria-label={intl.formatMessage({ id: 'wishList.sum' })}>
            <WishListSum list={list} isBusy={changes.length > 0} />
            {role === 'OWNER' ? null : (
              <Button kind="primary" wide busy={snapshot.matches({ shown: 'copying' })} onPress={may({ type: 'copy.pressed' })}>
                <FormattedMessage id="sharedList.copy" />
              </Button>
            )}
          </MoneyColumn>
        </TwoColumnPage>
      )}
    </>
  );
};

const SharedListPage = (view: View) => {
  const { snapshot, may } = view;
  const { list, endedOwner, problem } = snapshot.context;
  const isComing = snapshot.matches('arriving') || snapshot.matches('carryingOut') || snapshot.matches('reading');
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('unknown') || snapshot.matches('ended') ? null : (
        <PageHeading css={{ overflowWrap: 'anywhere' }}>{list?.listName ?? <FormattedMessage id="sharedList.title" />}</PageHeading>
      )}
      {isComing ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unknown') ? (
        <IllustratedEmptyState
          of="known"
          level={1}
          title={<FormattedMessage id="sharedList.unknown" />}
          reason={<FormattedMessage id="sharedList.unknownWhy" />}
          action={toHome}
        />
      ) : null}
      {snapshot.matches('ended') ? (
        <IllustratedEmptyState
          of="known"
          level={1}
          title={<FormattedMessage id="sharedList.ended" />}
          reason={
            <FormattedMessage id={endedOwner === null ? 'sharedList.endedAsk' : 'sharedList.endedAskName'} values={{ name: endedOwner }} />
          }
          action={toHome}
        />
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('shown') && list ? <Shown {...view} list={list} /> : null}
    </Page>
  );
};

const titleOf = ({ value, context: { list } }: View['snapshot'], intl: IntlShape): string => {
  if (list) return list.listName;
  if (value === 'unknown') return intl.formatMessage({ id: 'sharedList.unknown' });
  return intl.formatMessage({ id: value === 'ended' ? 'sharedList.ended' : 'sharedList.title' });
};

export const page = {
  machine: sharedListMachine,
  View: SharedListPage,
  statuses: { unknown: 404, ended: 410, unreadable: 503 },
  head: (snapshot, intl) => ({ title: titleOf(snapshot, intl), robots: 'noindex' as const }),
} satisfies PageModule<typeof sharedListMachine>;

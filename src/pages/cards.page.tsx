import { FormattedMessage, useIntl } from 'react-intl';
import { cardsMachine, isAdding, isRemoving } from '#machines/cards.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Callout } from '../design/Callout.tsx';
import { Button } from '../design/control/Button.tsx';
import { Column } from '../design/layout/Column.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { SavedCard } from '../components/account/SavedCard.tsx';
import { useCardWords } from '../components/hooks/useCardWords.ts';
import { CardList } from '../components/list/CardList.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { VaultFields } from '../components/cart/VaultFields.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof cardsMachine>;

const Note = styled('p', { text: '$14', color: '$inkSoft' });
const coming = [1, 2];

const RemovalSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { nameOf } = useCardWords();
  const { cards, chosen } = snapshot.context;
  const card = cards.find(({ cardId }) => cardId === chosen);
  return (
    <ConfirmSheet
      open={isRemoving(snapshot)}
      title={intl.formatMessage({ id: 'cards.sure' })}
      confirm={<FormattedMessage id="cards.remove" />}
      decline={<FormattedMessage id="cards.keepIt" />}
      busy={snapshot.matches({ shown: 'removing' })}
      onConfirm={may({ type: 'removal.confirmed' })}
      onDecline={may({ type: 'close.pressed' })}
    >
      <p>
        <FormattedMessage id="cards.sureText" values={{ name: card ? nameOf(card) : '' }} />
      </p>
    </ConfirmSheet>
  );
};

const AddSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { refused, isCardComplete, vault, height } = snapshot.context;
  const isUnreachable = snapshot.matches({ shown: { adding: 'vaultUnreachable' } });
  return (
    <LazySheet
      open={isAdding(snapshot)}
      title={intl.formatMessage({ id: 'cards.add' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      {refused ? (
        <Callout kind="alarm" urgent>
          {refused.code === 'TRANSITION_NOT_ALLOWED' ? <FormattedMessage id="cards.declined" /> : textOf(refused)}
        </Callout>
      ) : null}
      <VaultFields
        url={snapshot.matches({ shown: { adding: 'fields' } }) && vault ? vault.fieldsUrl : null}
        title={intl.formatMessage({ id: 'cards.fields' })}
        height={height}
        unreachable={isUnreachable ? intl.formatMessage({ id: 'cards.vaultUnreachable' }) : null}
        onRetry={may({ type: 'retry.pressed' })}
      />
      <Button
        kind="primary"
        wide
        busy={snapshot.hasTag('busy')}
        onPress={may({ type: 'save.pressed' })}
        reason={isCardComplete ? null : <FormattedMessage id="cards.incomplete" />}
      >
        <FormattedMessage id="cards.save" />
      </Button>
    </LazySheet>
  );
};

const Shown = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { cards, chosen, refused } = snapshot.context;
  const isChosenHere = cards.some(({ cardId }) => cardId === chosen);
  const add = (
    <Button kind="secondary" small onPress={may({ type: 'add.pressed' })}>
      <FormattedMessage id="cards.add" />
    </Button>
  );
  return (
    <Column>
      {!isChosenHere && !isAdding(snapshot) ? <ProblemCallout problem={refused} /> : null}
      {cards.length === 0 ? (
        <IllustratedEmptyState
          of="kept"
          title={<FormattedMessage id="cards.empty" />}
          reason={<FormattedMessage id="cards.emptyWhy" />}
          action={add}
        />
      ) : (
        <>
          <CardList aria-label={intl.formatMessage({ id: 'cards.title' })}>
            {cards.map((card) => (
              <SavedCard
                key={card.cardId}
                card={card}
                isBusy={card.cardId === chosen && snapshot.matches({ shown: 'makingDefault' })}
                onDefault={may({ type: 'default.pressed', cardId: card.cardId })}
                onRemove={may({ type: 'removal.pressed', cardId: card.cardId })}
                refusal={card.cardId === chosen ? refused : null}
              />
            ))}
          </CardList>
          <Note>
            <FormattedMessage id="cards.keepNote" />
          </Note>
          <p>{add}</p>
        </>
      )}
    </Column>
  );
};

const CardsPage = (view: View) => {
  const { snapshot, may } = view;
  const { problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="cards.title" />
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
      <AddSheet {...view} />
      <RemovalSheet {...view} />
    </Page>
  );
};

export const page = {
  machine: cardsMachine,
  View: CardsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'cards.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof cardsMachine>;

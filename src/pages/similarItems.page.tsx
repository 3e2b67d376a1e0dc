import { FormattedMessage, useIntl } from 'react-intl';
import { similarItemsMachine } from '#machines/similarItems.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { styled } from '../design/stitches.config.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { SmallProductCard, SmallProductCardSkeleton } from '../components/product/SmallProductCard.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof similarItemsMachine>;

const Cards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  columnGap: '$3',
  rowGap: '$4',
  // From here on a small card has its prices on one line.
  '@lg': { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
});
const boxes = [1, 2, 3, 4, 5, 6];

const SimilarItemsView = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { prodName, similar, problem } = snapshot.context;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <TextButton
        soft
        tall
        label={intl.formatMessage({ id: 'similarItems.openOf' }, { name: prodName })}
        onPress={may({ type: 'open.pressed' })}
      >
        <FormattedMessage id="similarItems.open" />
      </TextButton>
      <LazySheet
        open={snapshot.matches('open')}
        title={intl.formatMessage({ id: 'similarItems.open' })}
        lead={prodName}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        {snapshot.matches({ open: 'reading' }) ? (
          <Cards aria-hidden>
            {boxes.map((box) => (
              <li key={box}>
                <SmallProductCardSkeleton />
              </li>
            ))}
          </Cards>
        ) : null}
        {snapshot.matches({ open: 'unreadable' }) ? (
          <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />
        ) : null}
        {snapshot.matches({ open: 'nothing' }) ? (
          <EmptyState
            level={2}
            title={<FormattedMessage id="similarItems.none" />}
            action={
              <PlaceButton kind="primary" snug place={{ name: 'categories' }}>
                <FormattedMessage id="shell.allCategories" />
              </PlaceButton>
            }
          />
        ) : null}
        {snapshot.matches({ open: 'shown' }) ? (
          <Cards>
            {similar.map((card) => (
              <li key={card.prodId}>
                <SmallProductCard product={card} />
              </li>
            ))}
          </Cards>
        ) : null}
      </LazySheet>
    </div>
  );
};

export const page = { machine: similarItemsMachine, View: SimilarItemsView } satisfies PageModule<typeof similarItemsMachine>;

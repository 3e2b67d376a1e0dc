import { FormattedMessage, useIntl } from 'react-intl';
import { searchMachine, sortings } from '#machines/search.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { Grid } from '../design/Grid.tsx';
import { Note } from '../design/Note.tsx';
import { Page, PageHeading } from '../design/Page.tsx';
import { Section } from '../design/Section.tsx';
import { Select } from '../design/Select.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from '../parts/messageId.ts';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { ProblemState } from '../parts/ProblemState.tsx';
import { ProductCard, ProductCardSkeleton } from '../parts/ProductCard.tsx';
import { ProductList } from '../parts/ProductList.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '$3', paddingBlockEnd: '$4', '& > div': { inlineSize: 'min(100%, 240px)' }, '& p': { color: '$inkSoft' } });

const SearchPage = ({ snapshot, send, may }: ViewOf<typeof searchMachine>) => {
  const intl = useIntl();
  const { place, read, problem, correctedKey, popular, isRenewed } = snapshot.context;
  const chosen = `${place.sortName || 'default'}.${place.sort || 'desc'}`;
  const choose = (value: string) => {
    const [sortName = '', sort = ''] = value.split('.');
    send({ type: 'sorting.chosen', sortName, sort });
  };
  const isSearching = snapshot.hasTag('busy');
  return (
    <Page data-state={stateWord(snapshot.value)} aria-busy={isSearching}>
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unreadable') || snapshot.matches('nothing') ? null : (
        <>
          <PageHeading>{place.key ? <FormattedMessage id="search.heading" values={{ key: place.key }} /> : <FormattedMessage id="search.headingAll" />}</PageHeading>
          <Bar>
            <p role="status">
              {isSearching ? ' ' : <FormattedMessage id="search.count" values={{ count: read.total }} />}
              {correctedKey ? <> <FormattedMessage id="search.corrected" values={{ key: correctedKey }} /></> : null}
            </p>
            <div>
              <Select
                label={intl.formatMessage({ id: 'search.sort' })} value={chosen} onChange={choose}
                options={sortings.map(({ sortName, sort }) => ({ value: `${sortName}.${sort}`, label: intl.formatMessage({ id: messageId(`search.sort.${sortName}.${sort}`) }) }))}
              />
            </div>
          </Bar>
        </>
      )}
      {isRenewed ? <Note kind="sunk"><FormattedMessage id="search.renewed" /></Note> : null}
      {isSearching ? <Grid>{coming.map((box) => <li key={box}><ProductCardSkeleton /></li>)}</Grid> : null}
      {snapshot.matches('nothing') ? (
        <>
          <EmptyState
            level={1} title={<FormattedMessage id="search.nothing" values={{ key: place.key }} />} reason={<FormattedMessage id="search.nothingWhy" />}
            action={<PlaceButton kind="primary" snug place={{ name: 'categories' }}><FormattedMessage id="shell.allCategories" /></PlaceButton>}
          />
          {popular.length > 0 ? (
            <Section heading={<FormattedMessage id="search.popular" />}>
              <Grid>{popular.map((card) => <li key={card.prodId}><ProductCard product={card} /></li>)}</Grid>
            </Section>
          ) : null}
        </>
      ) : null}
      {read.cards.length > 0 ? (
        <ProductList
          headed read={read} label={intl.formatMessage({ id: 'search.count' }, { count: read.total })} problem={problem} isReading={snapshot.matches('readingMore')} eager={4}
          onEndNeared={may({ type: 'end.neared' })} onMore={may({ type: 'more.pressed' })} onRetry={may({ type: 'retry.pressed' })}
        />
      ) : null}
    </Page>
  );
};

export const page = {
  machine: searchMachine,
  View: SearchPage,
  head: ({ context, value }, intl) => ({
    title: context.place.key ? intl.formatMessage({ id: 'search.heading' }, { key: context.place.key }) : intl.formatMessage({ id: 'search.headingAll' }),
    status: value === 'unreadable' ? 503 : undefined,
    robots: value === 'nothing' ? 'noindex' as const : undefined,
  }),
} satisfies PageModule<typeof searchMachine>;

import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { isUpsideDown } from '#machines/rules/list/filters.ts';
import { sortings, withListQuery, parseListQuery, type ListPlace } from '#machines/rules/list/listQuery.ts';
import type { InfiniteList } from '#machines/rules/list/infiniteList.ts';
import type { Facets } from '#machines/model/search.ts';
import { Callout } from '../../design/Callout.tsx';
import { Select } from '../../design/control/Select.tsx';
import { SkipLink } from '../../design/SkipLink.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { PageOutOfRange } from './PageOutOfRange.tsx';
import { ChildActorView } from '../shell/ChildActorView.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { messageId } from '../hooks/messageId.ts';

const Room = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  rowGap: '$4',
  '@desk': {
    display: 'grid',
    columnGap: '$6',
    gridTemplate: '"filters sort" auto "filters said" auto "filters list" 1fr / 224px minmax(0, 1fr)',
  },
});
// Beside the filters where the order's name fits, else below them.
const Sort = styled('div', {
  gridArea: 'sort',
  flex: '1 1 200px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  '& > div': { inlineSize: '100%' },
  '@desk': { '& > div': { inlineSize: '240px' } },
  '& > p': { color: '$inkSoft', '@phone': { display: 'none' } },
});
const Said = styled('div', { gridArea: 'said', inlineSize: '100%', display: 'grid', gap: '$3', '&:empty': { display: 'none' } });
const List = styled('div', { gridArea: 'list', inlineSize: '100%', minInlineSize: 0, '&:focus': { outline: 'none' } });
// On the phone the filters are one stop of the keyboard.
const OverFilters = styled(SkipLink, { '@phone': { display: 'none' } });
const CountOnPhone = styled('p', { color: '$inkSoft', '@desk': { display: 'none' } });

type Props = {
  place: ListPlace;
  filterPanel: ActorRefFrom<typeof filterPanelMachine> | undefined;
  facets: Facets | null;
  read: InfiniteList;
  isReading: boolean;
  isRenewed: boolean;
  /** The mall's sentence where it found only what is near. */
  hint?: string | null;
  children: ReactNode;
};

/** A list with what narrows and orders it: everything here leads to an address. */
export const FilterableList = ({ place, filterPanel, facets, read, isReading, isRenewed, hint, children }: Props) => {
  const intl = useIntl();
  const list = useId();
  const { go } = useAppContext();
  const { filters, sorting, misread, page } = parseListQuery(place.query);
  const choose = (value: string) => {
    const [sortName = '', sort = ''] = value.split('.');
    go(withListQuery(place, { sorting: { sortName, sort } }));
  };
  const count = isReading ? ' ' : <FormattedMessage id="list.count" values={{ count: read.total }} />;
  return (
    <Room>
      <OverFilters href={`#${list}`}>
        <FormattedMessage id="list.skip" />
      </OverFilters>
      {filterPanel ? (
        <ChildActorView<typeof filterPanelMachine> actor={filterPanel}>
          {(view) => <FilterPanel {...view} isListComing={isReading} />}
        </ChildActorView>
      ) : null}
      <Sort>
        <p role="status">{count}</p>
        <Select
          label={intl.formatMessage({ id: 'list.sort' })}
          value={`${sorting.sortName}.${sorting.sort}`}
          onChange={choose}
          options={sortings.map(({ sortName, sort }) => ({
            value: `${sortName}.${sort}`,
            label: intl.formatMessage({ id: messageId(`list.sort.${sortName}.${sort}`) }),
          }))}
        />
      </Sort>
      <Said>
        <FilterChips place={place} facets={facets} />
        <CountOnPhone>{count}</CountOnPhone>
        {misread.length > 0 ? (
          <Callout kind="warn">
            <FormattedMessage id="list.misread" />
          </Callout>
        ) : null}
        {isUpsideDown(filters) ? (
          <Callout kind="warn">
            <FormattedMessage id="list.price.upsideDown" />
          </Callout>
        ) : null}
        {hint ? <Callout kind="sunk">{hint}</Callout> : null}
        {isRenewed ? (
          <Callout kind="sunk">
            <FormattedMessage id="list.renewed" />
          </Callout>
        ) : null}
        {isReading ? null : <PageOutOfRange read={read} page={page} first={withListQuery(place, {})} />}
      </Said>
      <List id={list} tabIndex={-1}>
        {children}
      </List>
    </Room>
  );
};

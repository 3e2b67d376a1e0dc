import { FormattedMessage, useIntl } from 'react-intl';
import { choicesOf, noFilters, without } from '#machines/rules/list/filters.ts';
import { withListQuery, parseListQuery, type ListPlace } from '#machines/rules/list/listQuery.ts';
import type { Facets } from '#machines/model/search.ts';
import { Chips } from '../../design/control/Chip.tsx';
import { CloseIcon } from '../../design/icon/icons.tsx';
import { PlaceChip } from '../link/PlaceChip.tsx';
import { PlaceText } from '../link/PlaceText.tsx';
import { useFilterLabel } from './useFilterLabel.ts';

/** The set filters: each is a link to the list without it, the last one to the list without any. */
export const FilterChips = ({ place, facets }: { place: ListPlace; facets: Facets | null }) => {
  const intl = useIntl();
  const nameOf = useFilterLabel(facets);
  const { filters } = parseListQuery(place.query);
  const choices = choicesOf(filters);
  if (choices.length === 0) return null;
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'list.setFilters' })} css={{ alignItems: 'center' }}>
      {choices.map((choice) => (
        <PlaceChip
          key={JSON.stringify(choice)}
          set
          place={withListQuery(place, { filters: without(filters, choice) })}
          aria-label={intl.formatMessage({ id: 'list.remove' }, { name: nameOf(choice) })}
        >
          {nameOf(choice)}
          <CloseIcon size={16} />
        </PlaceChip>
      ))}
      <PlaceText tall soft place={withListQuery(place, { filters: noFilters })}>
        <FormattedMessage id="list.clearAll" />
      </PlaceText>
    </Chips>
  );
};

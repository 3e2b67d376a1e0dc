import { FormattedMessage, useIntl } from 'react-intl';
import { choicesOf, noFilters, without } from '#machines/filters.ts';
import { wishing, wishOf, type ListPlace } from '#machines/listWish.ts';
import type { Facets } from '#machines/words.ts';
import { Chips } from '../design/Chip.tsx';
import { CloseIcon } from '../design/icons.tsx';
import { PlaceChip } from './PlaceChip.tsx';
import { PlaceText } from './PlaceText.tsx';
import { useChoiceName } from './useChoiceName.ts';

/** The set filters: each is a link to the list without it, the last one to the list without any. */
export const FilterChips = ({ place, facets }: { place: ListPlace; facets: Facets | null }) => {
  const intl = useIntl();
  const nameOf = useChoiceName(facets);
  const { filters } = wishOf(place.wish);
  const choices = choicesOf(filters);
  if (choices.length === 0) return null;
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'list.setFilters' })} css={{ alignItems: 'center' }}>
      {choices.map((choice) => (
        <PlaceChip key={JSON.stringify(choice)} set place={wishing(place, { filters: without(filters, choice) })} aria-label={intl.formatMessage({ id: 'list.remove' }, { name: nameOf(choice) })}>
          {nameOf(choice)}
          <CloseIcon size={16} />
        </PlaceChip>
      ))}
      <PlaceText tall soft place={wishing(place, { filters: noFilters })}><FormattedMessage id="list.clearAll" /></PlaceText>
    </Chips>
  );
};

import { useIntl } from 'react-intl';
import type { Choice } from '#machines/rules/list/filters.ts';
import type { Facets } from '#machines/model/search.ts';
import { messageId } from '../hooks/messageId.ts';
import { useMoney } from '../hooks/useMoney.ts';

/** How a set filter is called, by the counts that came with the list; an id that the mall does not know has words too. */
export const useFilterLabel = (facets: Facets | null) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const money = (amount: number) => (facets ? textOf(amount, facets.price) : intl.formatNumber(amount));
  const originName = (code: string) => {
    const known = facets?.placesOfOrigin.find((origin) => origin.code === code)?.name;
    return known ?? new Intl.DisplayNames(intl.locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
  };
  return (choice: Choice): string => {
    const unknown = intl.formatMessage({ id: 'list.unknownChoice' });
    switch (choice.kind) {
      case 'categoryIds':
        return facets?.categories.find(({ categoryId }) => categoryId === choice.value)?.categoryName ?? unknown;
      case 'brandIds':
        return facets?.brands.find(({ brandId }) => brandId === choice.value)?.brandName ?? unknown;
      case 'attrIds':
        return facets?.attrs.flatMap(({ values }) => values).find(({ attrValueId }) => attrValueId === choice.value)?.value ?? unknown;
      case 'origins':
        return originName(choice.value);
      case 'minRating':
        return intl.formatMessage({ id: 'list.ratingUp' }, { stars: intl.formatNumber(choice.value) });
      case 'condition':
        return intl.formatMessage({ id: messageId(`list.condition.${choice.value}`) });
      case 'freeDelivery':
        return intl.formatMessage({ id: 'list.freeDelivery' });
      case 'hasStock':
        return intl.formatMessage({ id: 'list.hasStock' });
      case 'price':
        if (choice.maxPrice === null) return intl.formatMessage({ id: 'list.priceOver' }, { from: money(choice.minPrice ?? 0) });
        if (choice.minPrice === null) return intl.formatMessage({ id: 'list.priceUnder' }, { to: money(choice.maxPrice) });
        return intl.formatMessage({ id: 'list.priceBetween' }, { from: money(choice.minPrice), to: money(choice.maxPrice) });
    }
  };
};

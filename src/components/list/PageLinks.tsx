import { FormattedMessage, useIntl } from 'react-intl';
import type { Place } from '#machines/model/place.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceChip } from '../link/PlaceChip.tsx';

const Row = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '$2',
  paddingBlockStart: '$5',
  '& > span': { color: '$inkSoft' },
  '& > a': { justifyContent: 'center', minInlineSize: '$touch' },
});

/** The pages that are named: the ends, and those around the ones that are shown. */
const named = (first: number, last: number, pages: number): number[] =>
  [...new Set([1, first - 1, first, last, last + 1, last + 2, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((one, other) => one - other);

type Props = {
  /** The pages that are on the screen, from 1; `last` is missing where it is one. */
  first: number;
  last?: number;
  pages: number;
  placeOf: (page: number) => Place;
};

/** Real links to the pages of a list: for people without scripts, for crawlers, and to the pages before a list that begins in its midst. */
export const PageLinks = ({ first, last = first, pages, placeOf }: Props) => {
  const intl = useIntl();
  if (pages < 2) return null;
  const from = Math.min(first, pages);
  const to = Math.min(last, pages);
  return (
    <Row aria-label={intl.formatMessage({ id: 'list.pages' })}>
      {from > 1 ? (
        <PlaceChip rel="prev" place={placeOf(Math.min(first - 1, pages))}>
          <FormattedMessage id="list.previous" />
        </PlaceChip>
      ) : null}
      {named(from, to, pages).map((page, index, all) => {
        const isShown = page >= first && page <= last;
        const isFar = index > 0 && page - (all[index - 1] ?? page) > 1;
        return [
          isFar ? (
            <span key={`before-${page}`} aria-hidden>
              …
            </span>
          ) : null,
          <PlaceChip
            key={page}
            place={placeOf(page)}
            chosen={isShown}
            aria-current={isShown ? 'page' : undefined}
            aria-label={intl.formatMessage({ id: 'list.page' }, { page })}
          >
            {intl.formatNumber(page)}
          </PlaceChip>,
        ];
      })}
      {to < pages ? (
        <PlaceChip rel="next" place={placeOf(to + 1)}>
          <FormattedMessage id="list.next" />
        </PlaceChip>
      ) : null}
    </Row>
  );
};

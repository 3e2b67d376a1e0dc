import { FormattedMessage, useIntl } from 'react-intl';
import { wishing, type ListPlace } from '#machines/listWish.ts';
import type { Paged } from '#machines/paged.ts';
import { styled } from '../design/stitches.config.ts';
import { PlaceChip } from './PlaceChip.tsx';

const Row = styled('nav', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '$2', paddingBlockStart: '$5', '& > span': { color: '$inkSoft' } });

/** The pages that are named: the ends, and those around the ones that are shown. */
const named = (first: number, last: number, pages: number): number[] =>
  [...new Set([1, first - 1, first, last, last + 1, last + 2, pages])].filter((page) => page >= 1 && page <= pages).sort((one, other) => one - other);

/** Real links to the pages of a list: for people without scripts, for crawlers, and to the pages before a list that begins in its midst. */
export const ListPages = ({ place, read }: { place: ListPlace; read: Paged }) => {
  const intl = useIntl();
  if (read.pages < 2) return null;
  const first = Math.min(read.first, read.pages);
  const last = Math.min(read.current, read.pages);
  const at = (page: number) => wishing(place, { page });
  return (
    <Row aria-label={intl.formatMessage({ id: 'list.pages' })}>
      {first > 1 ? <PlaceChip rel="prev" place={at(first - 1)}><FormattedMessage id="list.previous" /></PlaceChip> : null}
      {named(first, last, read.pages).map((page, index, all) => {
        const isShown = page >= first && page <= last;
        const isFar = index > 0 && page - (all[index - 1] ?? page) > 1;
        return [
          isFar ? <span key={`before-${page}`} aria-hidden>…</span> : null,
          <PlaceChip key={page} place={at(page)} chosen={isShown} aria-current={isShown ? 'page' : undefined} aria-label={intl.formatMessage({ id: 'list.page' }, { page })}>{intl.formatNumber(page)}</PlaceChip>,
        ];
      })}
      {last < read.pages ? <PlaceChip rel="next" place={at(last + 1)}><FormattedMessage id="list.next" /></PlaceChip> : null}
    </Row>
  );
};

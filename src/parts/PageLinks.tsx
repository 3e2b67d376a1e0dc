import { FormattedMessage, useIntl } from 'react-intl';
import type { Place } from '#machines/words.ts';
import { styled } from '../design/stitches.config.ts';
import { PlaceChip } from './PlaceChip.tsx';

const Row = styled('nav', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '$2', paddingBlockStart: '$6' });

/** Real links to the pages of a list that stands on pages of its own. */
export const PageLinks = ({ page, pages, placeOf }: { page: number; pages: number; placeOf: (page: number) => Place }) => {
  const intl = useIntl();
  if (pages < 2) return null;
  return (
    <Row aria-label={intl.formatMessage({ id: 'list.pages' })}>
      {page > 1 ? <PlaceChip rel="prev" place={placeOf(page - 1)}><FormattedMessage id="list.previous" /></PlaceChip> : null}
      {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
        <PlaceChip key={each} place={placeOf(each)} chosen={each === page} aria-current={each === page ? 'page' : undefined} aria-label={intl.formatMessage({ id: 'list.page' }, { page: each })}>
          {intl.formatNumber(each)}
        </PlaceChip>
      ))}
      {page < pages ? <PlaceChip rel="next" place={placeOf(page + 1)}><FormattedMessage id="list.next" /></PlaceChip> : null}
    </Row>
  );
};

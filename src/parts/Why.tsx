import { FormattedMessage } from 'react-intl';
import type { Place } from '#machines/words.ts';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { PlaceText } from './PlaceText.tsx';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '$4' });

/** At the end of a ranked block's heading: why these stand there, and the way to all of them. */
export const Why = ({ reason, place, name }: { reason: 'home.trendingWhy' | 'home.blockWhy'; place: Place; name: string }) => (
  <Row>
    <p><FormattedMessage id={reason} /></p>
    <PlaceText soft place={place}><FormattedMessage id="home.seeAll" /><VisuallyHidden>{` ${name}`}</VisuallyHidden></PlaceText>
  </Row>
);

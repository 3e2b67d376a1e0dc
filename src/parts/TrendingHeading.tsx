import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../design/Page.tsx';
import { styled } from '../design/stitches.config.ts';
import { useAround } from './around.ts';

const Basis = styled('p', { maxInlineSize: '$reading', textWrap: 'pretty', color: '$inkSoft', paddingBlockEnd: '$5' });

/** What sells most, and how that was counted. */
export const TrendingHeading = () => {
  const { region } = useAround();
  return (
    <>
      <PageHeading css={{ paddingBlockEnd: '$1' }}><FormattedMessage id="shelf.trending" /></PageHeading>
      <Basis><FormattedMessage id="shelf.trendingWhy" values={{ region: region.regionName }} /></Basis>
    </>
  );
};

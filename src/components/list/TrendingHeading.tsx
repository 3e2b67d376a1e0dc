import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../design/layout/Page.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { RankingReason } from '../product/RankingReason.tsx';

const Basis = styled('div', { paddingBlockEnd: '$2' });

/** What sells most, and how that was counted. */
export const TrendingHeading = () => {
  const { region } = useAppContext();
  return (
    <>
      <PageHeading css={{ paddingBlockEnd: 0 }}>
        <FormattedMessage id="productList.trending" />
      </PageHeading>
      <Basis>
        <RankingReason name={<FormattedMessage id="productList.trending" />}>
          <FormattedMessage id="productList.trendingWhy" values={{ region: region.regionName }} />
        </RankingReason>
      </Basis>
    </>
  );
};

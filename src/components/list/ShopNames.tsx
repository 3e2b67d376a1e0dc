import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopCard } from '#machines/model/seller.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import { NameCard, NameGrid } from './NameCard.tsx';
import { Sold } from '../product/Sold.tsx';
import { scoreText } from '../hooks/scoreText.ts';

/** Shops with what is known of them. */
export const ShopNames = ({ shops }: { shops: readonly ShopCard[] }) => {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden as="h2">
        <FormattedMessage id="directory.shops" />
      </VisuallyHidden>
      <NameGrid>
        {shops.map(({ shopId, shopName, shopLogo, score, prodCount, soldNum, fansCount }) => (
          <li key={shopId}>
            <NameCard mark={shopLogo} name={shopName} place={{ name: 'store', shop: shopName, storeId: shopId }}>
              {score === null ? null : (
                <span>
                  <FormattedMessage id="directory.score" values={{ score: scoreText(intl, score) }} />
                </span>
              )}
              <span>
                <FormattedMessage id="directory.products" values={{ count: prodCount }} />
              </span>
              <span>
                <Sold count={soldNum} />
              </span>
              <span>
                <FormattedMessage id="directory.followers" values={{ count: fansCount }} />
              </span>
            </NameCard>
          </li>
        ))}
      </NameGrid>
    </>
  );
};

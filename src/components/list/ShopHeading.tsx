import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopInfo } from '#machines/model/seller.ts';
import { Callout } from '../../design/Callout.tsx';
import { PageHeading } from '../../design/layout/Page.tsx';
import { Block } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { ChatIcon } from '../../design/icon/icons.tsx';
import { LazyWidget } from '../shell/LazyWidget.tsx';
import { FollowButton } from './FollowButton.tsx';
import { shopSharePart, shopVouchersPart } from '../product/pageWidgets.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';

const Row = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$4',
  alignItems: 'center',
  paddingBlockEnd: '$5',
  '@desk': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});
const Facts = styled('p', { display: 'flex', flexWrap: 'wrap', columnGap: '$3', text: '$13', color: '$inkSoft' });
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '@phone': { gridColumn: '1 / -1', paddingBlockStart: '$3' },
});
const Intro = styled('p', { gridColumn: '1 / -1', paddingBlock: '$3', maxInlineSize: '$reading', textWrap: 'pretty' });

// In its place before it comes, so that nothing below moves.
const Coming = styled('div', { minInlineSize: '48px', minBlockSize: '$touch' });
const Wide = styled('div', { gridColumn: '1 / -1', '& + &': { marginBlockStart: '$3' } });

/** Who a shop is: mark, name, figures, introduction, and a way to talk. */
export const ShopHeading = ({ shop }: { shop: ShopInfo }) => {
  const intl = useIntl();
  return (
    <Row>
      <ProductPicture pic={shop.shopLogo} alt="" size={64} eager />
      <div>
        <PageHeading css={{ paddingBlock: 0 }}>{shop.shopName}</PageHeading>
        <Facts>
          <span>
            <FormattedMessage id="productList.products" values={{ count: shop.prodCount }} />
          </span>
          <span>
            <FormattedMessage id="productList.shipsFrom" values={{ place: shop.shipFrom }} />
          </span>
          <span>
            {shop.responseMinutes === null ? (
              <FormattedMessage id="productList.answersUnknown" />
            ) : (
              <FormattedMessage id="productList.answers" values={{ minutes: shop.responseMinutes }} />
            )}
          </span>
          {shop.openTime ? (
            <span>
              <FormattedMessage id="productList.hours" values={{ hours: shop.openTime }} />
            </span>
          ) : null}
          <span>
            {shop.onTimeRate === null ? (
              <FormattedMessage id="productList.onTimeUnknown" />
            ) : (
              <FormattedMessage
                id="productList.onTime"
                values={{ rate: intl.formatNumber(shop.onTimeRate / 100, { style: 'percent', maximumFractionDigits: 1 }) }}
              />
            )}
          </span>
        </Facts>
      </div>
      <Actions>
        <FollowButton shop={shop} />
        <PlaceButton kind="secondary" snug place={{ name: 'chat', shopId: shop.shopId, prodId: null, orderNumber: null }}>
          <ChatIcon size={20} />
          <FormattedMessage id="shell.tabChat" />
        </PlaceButton>
        <Coming>
          <LazyWidget {...shopSharePart(shop)} />
        </Coming>
      </Actions>
      <Intro>{shop.intro}</Intro>
      {shop.shopNotice ? (
        <Wide>
          <Callout kind="sunk" title={<FormattedMessage id="productList.notice" />}>
            <p>{shop.shopNotice}</p>
          </Callout>
        </Wide>
      ) : null}
      {/* Many a shop has no voucher: what is held free for one is low. */}
      <Wide>
        <LazyWidget {...shopVouchersPart(shop.shopId)}>
          <Block height={64} />
        </LazyWidget>
      </Wide>
    </Row>
  );
};

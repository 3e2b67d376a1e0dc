import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopCard } from '#machines/model/seller.ts';
import { Button } from '../../design/control/Button.tsx';
import { ChatIcon } from '../../design/icon/icons.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import type { Press } from '../../design/press.ts';
import { scoreText } from '../hooks/scoreText.ts';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '$4',
  rowGap: '$3',
  '@desk': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
  '& h3': { text: '$16', fontWeight: '$bold' },
});
const Actions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  '@phone': { gridColumn: '1 / -1' },
});

/** Who sells it: figures, chat, and the way to the store. */
export const SellerPanel = ({ shop, onChat }: { shop: ShopCard; onChat: Press }) => {
  const intl = useIntl();
  const facts = [
    shop.score === null ? null : intl.formatMessage({ id: 'product.shopScore' }, { score: scoreText(intl, shop.score) }),
    intl.formatMessage({ id: 'product.shopProducts' }, { count: shop.prodCount }),
  ].filter((fact) => fact !== null);
  return (
    <Panel>
      <Row>
        <ProductPicture pic={shop.shopLogo} alt="" size={56} />
        <div>
          <h3>{shop.shopName}</h3>
          <small>{facts.join(' · ')}</small>
        </div>
        <Actions>
          <Button kind="secondary" onPress={onChat}>
            <ChatIcon size={20} />
            <FormattedMessage id="product.chat" />
          </Button>
          <PlaceButton kind="secondary" place={{ name: 'store', shop: shop.shopName, storeId: shop.shopId }}>
            <FormattedMessage id="product.visitStore" />
          </PlaceButton>
        </Actions>
      </Row>
    </Panel>
  );
};

import { useIntl } from 'react-intl';
import type { ProdCard } from '#machines/model/product.ts';
import { IconButton } from '../../design/control/IconButton.tsx';
import { AddToListIcon } from '../../design/icon/AddToListIcon.tsx';
import { cartListPickerPart } from '../cart/cartWidgets.ts';
import { PlaceIcon } from '../link/PlaceIcon.tsx';
import { ListPickerButton } from '../list/ListPickerButton.tsx';

/** The way from a product's card onto a list. Where there are several variants it leads to them: a list holds one that was chosen. */
export const CardListButton = ({ product }: { product: ProdCard }) => {
  const intl = useIntl();
  const { prodId, skuId, shopId, prodName } = product;
  return (
    <div className="list">
      {skuId === null ? (
        <PlaceIcon
          place={{ name: 'product', productId: prodId, skuId: null }}
          label={intl.formatMessage({ id: 'card.optionsForList' }, { name: prodName })}
        >
          <AddToListIcon size={22} />
        </PlaceIcon>
      ) : (
        <ListPickerButton part={cartListPickerPart({ prodId, skuId, shopId, prodName }, false)}>
          {(onPress) => (
            <IconButton label={intl.formatMessage({ id: 'card.addToList' }, { name: prodName })} onPress={onPress}>
              <AddToListIcon size={22} />
            </IconButton>
          )}
        </ListPickerButton>
      )}
    </div>
  );
};

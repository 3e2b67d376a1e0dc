import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProdCard } from '#machines/model/product.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { IconButton } from '../../design/control/IconButton.tsx';
import { AddToListIcon } from '../../design/icon/AddToListIcon.tsx';
import { cartListPickerPart, type Listable } from '../cart/cartWidgets.ts';
import { PlaceIcon } from '../link/PlaceIcon.tsx';
import { LazyWidget } from '../shell/LazyWidget.tsx';

/** Opens, over a product's card, the lists it can be put on; they are brought at the first press. */
const PickerButton = (thing: Listable) => {
  const intl = useIntl();
  const { hasIntent } = useAppContext();
  const [presses, setPresses] = useState(0);
  const [wasWished, setWished] = useState(false);
  const { skuId, prodName } = thing;
  useEffect(() => setWished(hasIntent?.({ name: 'listPicker', input: { skuId } }) ?? false), [hasIntent, skuId]);
  return (
    <>
      <IconButton label={intl.formatMessage({ id: 'card.addToList' }, { name: prodName })} onPress={() => setPresses(presses + 1)}>
        <AddToListIcon size={22} />
      </IconButton>
      {presses > 0 || wasWished ? <LazyWidget {...cartListPickerPart(thing, false)} presses={presses} /> : null}
    </>
  );
};

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
        <PickerButton prodId={prodId} skuId={skuId} shopId={shopId} prodName={prodName} />
      )}
    </div>
  );
};

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppContext } from '../../app/AppContext.ts';
import { IconButton } from '../../design/control/IconButton.tsx';
import { ListIcon } from '../../design/icon/pageIcons.tsx';
import { cartListPickerPart, type Listable } from '../cart/cartWidgets.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';

/** Opens, over a product's card, the lists it can be put on; they are brought at the first press. */
export const CardListButton = ({ prodId, skuId, shopId, prodName }: Listable) => {
  const intl = useIntl();
  const { isWished } = useAppContext();
  const [presses, setPresses] = useState(0);
  const [wasWished, setWished] = useState(false);
  useEffect(() => setWished(isWished?.('listPicker', skuId) ?? false), [isWished, skuId]);
  return (
    <div className="list">
      <IconButton label={intl.formatMessage({ id: 'card.addToList' }, { name: prodName })} onPress={() => setPresses(presses + 1)}>
        <ListIcon size={22} />
      </IconButton>
      {presses > 0 || wasWished ? (
        <LazyWidget {...cartListPickerPart({ prodId, skuId, shopId, prodName }, false)} presses={presses} />
      ) : null}
    </div>
  );
};

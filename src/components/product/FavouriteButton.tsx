import { useIntl } from 'react-intl';
import { HeartIcon } from '../../design/icon/icons.tsx';
import { IconButton } from '../../design/control/IconButton.tsx';
import { useFavourite } from './useFavourite.ts';

/** The heart of a product: pressed when it is a favourite. Among others it is named by its product. */
export const FavouriteButton = ({
  prodId,
  name,
  edge,
  known,
  onHeart,
}: {
  prodId: number;
  name?: string;
  edge?: boolean;
  known?: boolean;
  onHeart?: (isKept: boolean) => void;
}) => {
  const intl = useIntl();
  const { isKept, press } = useFavourite('product', prodId, known, onHeart);
  return (
    <IconButton
      label={
        name === undefined ? intl.formatMessage({ id: 'product.addFavourite' }) : intl.formatMessage({ id: 'card.addFavourite' }, { name })
      }
      pressed={isKept}
      onPress={press}
      edge={edge}
    >
      <HeartIcon size={22} />
    </IconButton>
  );
};

import { useIntl } from 'react-intl';
import { HeartIcon } from '../design/icons.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { useHeart } from './useHeart.ts';

/** The heart of a product: pressed when it is a favourite. Among others it is named by its product. */
export const HeartButton = ({ prodId, name, edge, known }: { prodId: number; name?: string; edge?: boolean; known?: boolean }) => {
  const intl = useIntl();
  const { isKept, press } = useHeart('product', prodId, known);
  return (
    <IconButton label={name === undefined ? intl.formatMessage({ id: 'product.addFavourite' }) : intl.formatMessage({ id: 'card.addFavourite' }, { name })} pressed={isKept} onPress={press} edge={edge}>
      <HeartIcon size={22} />
    </IconButton>
  );
};

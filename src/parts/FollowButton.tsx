import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopCard } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { CheckIcon, PlusIcon } from '../design/icons.tsx';
import { styled } from '../design/stitches.config.ts';
import { useAround } from './around.ts';
import { useHeart } from './useHeart.ts';

const Row = styled('span', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2', '& small': { text: '$13', color: '$inkSoft', whiteSpace: 'nowrap' } });

/** Follows a shop, or no more, with how many do; its words are those of the room `shelf`. */
export const FollowButton = ({ shop: { shopId, shopName, fansCount }, known }: { shop: Pick<ShopCard, 'shopId' | 'shopName' | 'fansCount'>; known?: boolean }) => {
  const intl = useIntl();
  const { hearts } = useAround();
  const { isKept, press } = useHeart('shop', shopId, known);
  return (
    <Row>
      <Button kind={isKept ? 'secondary' : 'primary'} label={intl.formatMessage({ id: isKept ? 'shelf.followingNamed' : 'shelf.followNamed' }, { name: shopName })} onPress={press}>
        {isKept ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        <FormattedMessage id={isKept ? 'shelf.following' : 'shelf.follow'} />
      </Button>
      <small><FormattedMessage id="shelf.followers" values={{ count: hearts.fansOf({ kind: 'shop', id: shopId }, fansCount) }} /></small>
    </Row>
  );
};

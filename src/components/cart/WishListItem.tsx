import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId } from '#machines/model/problem.ts';
import type { GroceryItem } from '#machines/model/groceryList.ts';
import { Checkbox } from '../../design/control/Checkbox.tsx';
import { IconButton } from '../../design/control/IconButton.tsx';
import { ChevronDownIcon } from '../../design/icon/icons.tsx';
import { GripIcon, TrashIcon, UpIcon } from '../../design/icon/pageIcons.tsx';
import { Stepper } from '../../design/control/Stepper.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { styled } from '../../design/stitches.config.ts';
import { messageId } from '../hooks/messageId.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { Price } from '../product/Price.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import type { Press } from '../../design/press.ts';

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '22px 64px minmax(0, 1fr)',
  columnGap: '$3',
  rowGap: '$1',
  alignItems: 'start',
  paddingBlock: '$3',
  '& + &': { borderBlockStart: '1px solid $line' },
  '& .words': {
    display: 'grid',
    gap: '2px',
    justifyItems: 'start',
    minInlineSize: 0,
    '& h2': { text: '$14', fontWeight: '$body', overflowWrap: 'anywhere' },
    '& a': { textDecoration: 'none', borderRadius: '$xs' },
    '& a:hover': { textDecoration: 'underline' },
    '& small, & q': { text: '$13', color: '$inkSoft', overflowWrap: 'anywhere' },
  },
  '& .issue': { text: '$13', fontWeight: '$medium', color: '$warn' },
  variants: { plain: { true: { gridTemplateColumns: '64px minmax(0, 1fr)' } } },
  '& .acts': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '$1' },
});

const Grip = styled('span', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '$touch',
  color: '$inkSoft',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});

type Props = {
  item: GroceryItem;
  /** What its owner does with it. */
  own?: { isTicked: boolean; onTick: ((isTicked: boolean) => void) | undefined; onNote: Press };
  /** How it comes to another place: `grip` is what it is dragged by. */
  move?: { grip: ComponentProps<'span'>; onUp: Press; onDown: Press } | undefined;
  /** What who may change the list does with it; without it the thing is only shown. */
  edit?: { onCount: (count: number) => void; onRemove: Press };
};

const Was = ({ item: { price, discountPrice, currency, priceSymbol } }: { item: GroceryItem }): ReactNode =>
  price > discountPrice ? (
    <s>
      <Price currency={currency} priceSymbol={priceSymbol} amount={price} />
    </s>
  ) : null;

/** A thing of a grocery list, one's own or somebody else's, with what may be done with it; why it cannot be bought where it cannot. */
export const WishListItem = ({ item, own, move, edit }: Props) => {
  const intl = useIntl();
  const nameId = useId();
  const { prodId, skuId, prodName: name, skuName, pic, note, problem, count, maxCount, discountPrice, currency, priceSymbol } = item;
  return (
    <Line plain={!own} aria-labelledby={nameId}>
      {own ? (
        <div>
          <Checkbox label={name} labelHidden checked={own.isTicked && problem === null} onChange={own.onTick} />
          {move ? (
            <Grip {...move.grip} aria-hidden>
              <GripIcon size={20} />
            </Grip>
          ) : null}
        </div>
      ) : null}
      <ProductPicture pic={pic} alt="" size={64} faded={problem !== null} />
      <div className="words">
        <h2 id={nameId}>
          <PlaceLink place={{ name: 'product', productId: prodId, skuId }}>{name}</PlaceLink>
        </h2>
        {skuName ? <small>{skuName}</small> : null}
        {problem === 'NOT_DELIVERABLE' ? null : (
          <span>
            <b>
              <Price currency={currency} priceSymbol={priceSymbol} amount={discountPrice} />
            </b>{' '}
            <Was item={item} />
          </span>
        )}
        {problem ? (
          <span className="issue">
            <FormattedMessage id="wishList.notFor" values={{ why: intl.formatMessage({ id: messageId(problemMessageId(problem)) }) }} />
          </span>
        ) : null}
        {note === null ? null : <q>{note}</q>}
        {own ? (
          <TextButton
            soft
            tall
            label={intl.formatMessage({ id: note === null ? 'wishList.addNoteTo' : 'wishList.changeNoteOf' }, { name })}
            onPress={own.onNote}
          >
            <FormattedMessage id={note === null ? 'wishList.addNote' : 'wishList.changeNote'} />
          </TextButton>
        ) : null}
        {edit ? null : (
          <small>
            <FormattedMessage id="wishLists.pieces" values={{ count }} />
          </small>
        )}
      </div>
      {edit ? (
        <div className="acts">
          {move ? (
            <>
              <IconButton label={intl.formatMessage({ id: 'wishList.moveUp' }, { name })} onPress={move.onUp}>
                <UpIcon />
              </IconButton>
              <IconButton label={intl.formatMessage({ id: 'wishList.moveDown' }, { name })} onPress={move.onDown}>
                <ChevronDownIcon />
              </IconButton>
            </>
          ) : null}
          <Stepper
            label={intl.formatMessage({ id: 'cart.quantityOf' }, { name })}
            value={count}
            max={Math.max(count, maxCount)}
            onChange={edit.onCount}
            lessLabel={intl.formatMessage({ id: 'cart.less' }, { name })}
            moreLabel={intl.formatMessage({ id: 'cart.more' }, { name })}
          />
          <IconButton label={intl.formatMessage({ id: 'cart.remove' }, { name })} onPress={edit.onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      ) : null}
    </Line>
  );
};

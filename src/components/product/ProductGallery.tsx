import { useIntl } from 'react-intl';
import { styled } from '../../design/stitches.config.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';
import { GalleryContext } from './GalleryContext.ts';
import { zoomPart } from './pageWidgets.ts';
import { ProductPicture } from './ProductPicture.tsx';
import type { Press } from '../../design/press.ts';

const Frame = styled('div', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  variants: { several: { true: { '@desk': { gridTemplateColumns: '80px minmax(0, 1fr)', gap: '$4' } } } },
  '@phone': { marginInline: '-16px' },
});
const Large = styled('div', {
  position: 'relative',
  '@desk': { order: 2 },
  '@phone': { maxBlockSize: '100vw', '& > span:first-child': { borderRadius: 0, aspectRatio: '1.3' } },
});
const Number = styled('span', {
  position: 'absolute',
  insetBlockEnd: '$4',
  insetInlineEnd: '$4',
  paddingInline: '10px',
  borderRadius: '$full',
  backgroundColor: '$paperRaised',
  text: '$13',
  lineHeight: '32px',
});
const Thumbs = styled('ul', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  padding: '2px 16px',
  '@desk': { flexDirection: 'column', padding: 0, overflow: 'visible' },
  minBlockSize: 'calc($sizes$touch + 4px)',
  '& button': {
    display: 'block',
    inlineSize: '$touch',
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: '$m',
    cursor: 'pointer',
    '@desk': { inlineSize: '80px' },
  },
  '& button[aria-current="true"]': { outline: '2px solid $ink', outlineOffset: '1px' },
});

export type ProductGalleryProps = {
  pictures: readonly string[];
  name: string;
  shown: number;
  onChoose: (index: number) => Press;
  /** The others are not known yet: their row stays free, and the large one is what a card showed already. */ coming?: boolean;
};

/** The product's pictures: one large, the others to choose from. */
export const ProductGallery = ({ pictures, name, shown, onChoose, coming = false }: ProductGalleryProps) => {
  const intl = useIntl();
  const current = pictures[shown] ?? pictures[0];
  if (current === undefined) return null;
  const placeholder = coming ? (
    <Thumbs aria-hidden>
      <li />
    </Thumbs>
  ) : null;
  return (
    <Frame data-gallery several={coming || pictures.length > 1}>
      <Large>
        <ProductPicture
          pic={current}
          alt={name}
          first
          eager
          panel
          {...(coming ? { known: true } : { sizes: '(min-width: 835px) 590px, 100vw' })}
        />
        {coming ? null : (
          <GalleryContext value={{ shown, onChoose }}>
            <LazyWidget {...zoomPart(pictures, name)} />
          </GalleryContext>
        )}
        {pictures.length > 1 ? <Number aria-hidden>{`${shown + 1} / ${pictures.length}`}</Number> : null}
      </Large>
      {pictures.length > 1 ? (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-current={index === shown}
                aria-label={intl.formatMessage({ id: 'product.picture' }, { number: index + 1, total: pictures.length })}
                onClick={onChoose(index)}
              >
                <ProductPicture pic={picture} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </Thumbs>
      ) : (
        placeholder
      )}
    </Frame>
  );
};

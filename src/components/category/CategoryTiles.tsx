import { useIntl } from 'react-intl';
import type { Category } from '#machines/model/category.ts';
import type { Place } from '#machines/model/place.ts';
import { Picture, type Tint } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { sourcesOf } from '../product/pictureSources.ts';

const Tiles = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  variants: {
    large: {
      true: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
        gap: '$4 $3',
        '@desk': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '$5 $4' },
      },
    },
  },
});
const Tile = styled(PlaceLink, {
  display: 'grid',
  gap: '$1',
  alignContent: 'start',
  blockSize: '100%',
  textDecoration: 'none',
  borderRadius: '$m',
  overflowWrap: 'anywhere',
  text: '$13',
  fontWeight: '$medium',
  hyphens: 'auto',
  '& img': { padding: '12% 17% 20%', transition: 'transform $move' },
  '& > .inside': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: '$inkSoft',
    fontWeight: '$body',
  },
  '@hover': { '&:hover img': { transform: 'translateY(-3px)' }, '&:hover .name': { textDecoration: 'underline' } },
  variants: { large: { true: { '& > .name': { text: '$16', fontWeight: '$bold', paddingBlockStart: '$1' } } } },
});

const tintAt = (place: number): Tint => ((place % 6) + 1) as Tint;

type Props = {
  categories: readonly Category[];
  placeOf: (category: Category) => Place;
  /** With what lies inside each one under its name. */
  large?: boolean;
  eager?: boolean;
};

/** Categories as pictures with names, each on a shelf of its own. */
export const CategoryTiles = ({ categories, placeOf, large = false, eager = false }: Props) => {
  const intl = useIntl();
  return (
    <Tiles large={large}>
      {categories.map((category, place) => (
        <li key={category.categoryId}>
          <Tile place={placeOf(category)} large={large}>
            <Picture
              {...sourcesOf(category.pic, 'small')}
              alt=""
              tint={tintAt(place)}
              sizes={large ? '(min-width: 835px) 180px, 45vw' : '96px'}
              eager={eager}
            />
            <span className="name">{category.categoryName}</span>
            {large && category.children.length > 0 ? (
              <span className="inside">
                {intl.formatList(
                  category.children.map(({ categoryName }) => categoryName),
                  { type: 'conjunction', style: 'narrow' },
                )}
              </span>
            ) : null}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
};

import { useIntl } from 'react-intl';
import type { Category } from '#machines/model/category.ts';
import { Picture } from '../../design/Picture.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { sourcesOf } from '../product/pictureSources.ts';

const Rail = styled('nav', { borderInlineEnd: '1px solid $line', '& ul': { display: 'grid' } });
const Entry = styled(PlaceLink, {
  display: 'grid',
  justifyItems: 'center',
  gap: '$1',
  paddingBlock: '$2',
  paddingInline: '2px',
  text: '$12',
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& img': { padding: '10%' },
  '&[aria-current]': {
    fontWeight: '$bold',
    backgroundColor: '$paperRaised',
    boxShadow: 'inset -3px 0 $colors$ink',
    '@forced': { borderInlineEnd: '3px solid' },
  },
  '&:focus-visible': { outlineOffset: '-3px' },
  '@hover': { '&:hover': { backgroundColor: '$paperRaised' } },
  '@desk': {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    gap: '$3',
    minBlockSize: '$touch',
    text: '$14',
    textAlign: 'start',
    paddingInline: '$2',
  },
});

/** All first categories beside the one that is shown. */
export const CategoryRail = ({ roots, chosen }: { roots: readonly Category[]; chosen: number }) => {
  const intl = useIntl();
  return (
    <Rail aria-label={intl.formatMessage({ id: 'discover.all' })}>
      <ul>
        {roots.map(({ categoryId, categoryName, pic }) => (
          <li key={categoryId}>
            <Entry place={{ name: 'category', categoryId }} aria-current={categoryId === chosen ? 'page' : undefined}>
              <Picture {...sourcesOf(pic, 'small')} alt="" size={36} sizes="36px" tint={6} eager />
              {categoryName}
            </Entry>
          </li>
        ))}
      </ul>
    </Rail>
  );
};

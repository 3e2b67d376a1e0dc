import { FormattedMessage, useIntl } from 'react-intl';
import type { Category } from '#machines/model/category.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../../design/icon/pageIcons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { CategoryImage } from './CategoryImage.tsx';
import { listPlace } from './categoryPlaces.ts';
import type { Level, TreeProps } from './categoryLevels.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: '$1',
  border: 0,
  borderRadius: '$s',
  background: 'none',
  text: '$16',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg:last-child:not(:first-child)': { flex: 'none', marginInlineStart: 'auto', color: '$inkSoft' },
  '& picture': { flex: 'none' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
} as const;
const Deeper = styled('button', rowLook);
const Way = styled(PlaceLink, rowLook, { variants: { whole: { true: { fontWeight: '$bold' } } } });
const Back = styled('button', rowLook, { minBlockSize: '$touch', marginBlockEnd: '$1', text: '$14', color: '$inkSoft' });
const Rows = styled('ul', { '& > li + li': { borderBlockStart: '1px solid $line' } });

const Row = ({ category, at, left, may }: { category: Category; at: number } & Pick<Level, 'left'> & Pick<TreeProps, 'may'>) => {
  const face = (
    <>
      <CategoryImage pic={category.pic} side={40} />
      <span>{category.categoryName}</span>
    </>
  );
  return category.children.length > 0 ? (
    <Deeper
      type="button"
      autoFocus={left === category.categoryId}
      onClick={may({ type: 'category.chosen', categoryId: category.categoryId, level: at })}
    >
      {face}
      <ChevronEndIcon size={20} />
    </Deeper>
  ) : (
    <Way place={listPlace(category)}>{face}</Way>
  );
};

/** One level of the categories at a time; what lies above it is one press away. */
export const CategoryDrawer = ({ level: { way, inside, left }, may }: TreeProps & { level: Level }) => {
  const intl = useIntl();
  const here = way.at(-1);
  return (
    <div key={here?.categoryId ?? 0}>
      {here ? (
        <Back type="button" autoFocus onClick={may({ type: 'back.pressed' })}>
          <ChevronStartIcon size={20} />
          <FormattedMessage
            id="categoryMenu.back"
            values={{ name: way.at(-2)?.categoryName ?? intl.formatMessage({ id: 'shell.allCategories' }) }}
          />
        </Back>
      ) : null}
      <Rows>
        <li>
          <Way whole place={here ? listPlace(here) : { name: 'categories' }}>
            {here ? (
              <FormattedMessage id="categoryMenu.whole" values={{ name: here.categoryName }} />
            ) : (
              <FormattedMessage id="shell.allCategories" />
            )}
          </Way>
        </li>
        {inside.map((category) => (
          <li key={category.categoryId}>
            <Row category={category} at={way.length} left={left} may={may} />
          </li>
        ))}
      </Rows>
    </div>
  );
};

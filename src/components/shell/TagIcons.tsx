import type { Place } from '#machines/model/place.ts';
import type { Tag } from '#machines/model/home.ts';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { sourcesOf } from '../product/pictureSources.ts';

const Row = styled('ul', {
  display: 'grid',
  // Russian names need a quarter of a phone.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '$3 0',
  paddingBlockStart: '$4',
  '@desk': { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', paddingBlockStart: '$5' },
});
const Icon = styled(PlaceLink, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '$2',
  text: '$12',
  fontWeight: '$strong',
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: '$m',
  overflowWrap: 'anywhere',
  letterSpacing: '-.01em',
  '& img': { inlineSize: '40px', blockSize: '40px', transition: 'transform $move' },
  '@hover': { '&:hover img': { transform: 'translateY(-3px)' } },
  '@desk': { text: '$13', '& img': { inlineSize: '52px', blockSize: '52px' } },
});

export type TagIconsProps = { label: string; tags: readonly { tag: Tag; place: Place }[] };

/** The shop's tags as pictures with names: four in a row on the phone, all in one at the desk. */
export const TagIcons = ({ label, tags }: TagIconsProps) => (
  <nav aria-label={label}>
    <Row>
      {tags.map(({ tag, place }) => (
        <li key={tag.tagId}>
          <Icon place={place}>
            <img src={sourcesOf(tag.icon, 'small').src} alt="" width={52} height={52} decoding="async" fetchPriority="low" />
            {tag.title}
          </Icon>
        </li>
      ))}
    </Row>
  </nav>
);

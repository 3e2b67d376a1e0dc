import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Place } from '#machines/model/place.ts';
import { BrandMark } from '../../design/icon/BrandMark.tsx';
import { styled } from '../../design/stitches.config.ts';
import { InNewTab } from '../link/InNewTab.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';

const Foot = styled('footer', {
  marginBlockStart: 'auto',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$paperRaised',
  paddingBlockStart: '$6',
  paddingBlockEnd: 'calc(92px + env(safe-area-inset-bottom))',
  '@phone': { 'body:has(main > :not([style*=none]) [data-bar]) &': { borderBlockEnd: '$sizes$buyBar solid transparent' } },
  '@desk': { paddingBlock: '40px $7' },
});
const Inside = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  gap: '$5 $4',
  maxInlineSize: '$page',
  marginInline: 'auto',
  paddingInline: '$4',
  '& > :first-child': {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '$2',
    alignContent: 'start',
    color: '$inkSoft',
    '& > span': { color: '$ink' },
  },
  // The longest column stands beside the three others.
  '& > :nth-child(2)': { gridRow: 'span 3' },
  '@desk': {
    gridTemplateColumns: '1.6fr repeat(4, minmax(0, 1fr))',
    paddingInline: '$5',
    '& > :first-child': { gridColumn: 'auto' },
    '& > :nth-child(2)': { gridRow: 'auto' },
  },
  '@xl': { paddingInline: 0 },
});
const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  // The icon, not the 44 px around it, begins where the words do.
  marginInlineStart: '-12px',
});
const Column = styled('div', {
  '& h2': { text: '$14', fontWeight: '$bold', marginBlockEnd: '$1' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    color: '$inkSoft',
    textDecoration: 'none',
    borderRadius: '$xs',
  },
  // The longest word decides how narrow it gets.
  overflowWrap: 'break-word',
  '& a:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

const Rights = styled('p', { gridColumn: '1 / -1', text: '$13', color: '$inkSoft' });

export type FooterProps = {
  brand: string;
  columns: readonly { id: string; heading: ReactNode; links: readonly { place: Place; name: ReactNode }[] }[];
  /** Under the brand: the theme's button, then a word or two. */
  tools?: ReactNode;
  /** The year of the copyright. */
  year: number;
};

// Spec 2: policies open beside the page.
const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The foot of every page. */
export const Footer = ({ brand, columns, tools, year }: FooterProps) => (
  <Foot>
    <Inside>
      <div>
        <BrandMark brand={brand} />
        <p>
          <FormattedMessage id="shell.footerLine" />
        </p>
        {tools === undefined ? null : <Tools>{tools}</Tools>}
      </div>
      {columns.map(({ id, heading, links }) => (
        <Column key={id}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({ place, name }, at) => (
              <li key={at}>
                <PlaceLink place={place} {...(place.name === 'policy' ? newTab : {})}>
                  {name}
                  {place.name === 'policy' ? <InNewTab /> : null}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </Column>
      ))}
      <Rights>
        <FormattedMessage id="shell.copyright" values={{ brand, year: String(year) }} />
      </Rights>
    </Inside>
  </Foot>
);

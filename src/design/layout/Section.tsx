import { useId, type ReactNode } from 'react';
import { styled } from '../stitches.config.ts';

const Frame = styled('section', {
  paddingBlockStart: '$6',
  '@desk': { paddingBlockStart: '$7' },
  variants: {
    // As high as six cards are: nothing moves when they come near and are laid out. A focus ring stands out of the box.
    below: {
      true: {
        contentVisibility: 'auto',
        overflowClipMargin: '6px',
        containIntrinsicBlockSize: 'auto calc(111vw + 565px)',
        '@four': { containIntrinsicBlockSize: 'auto max(50vw + 274px, 610px)' },
        '@lg': { containIntrinsicBlockSize: 'auto min(14.8vw + 187px, 357px)' },
      },
    },
  },
});
const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
  marginBlockEnd: '$3',
  '& h2': { minInlineSize: 0, text: '$22', fontWeight: '$heading', letterSpacing: '$section' },
  '& p': { text: '$13', color: '$inkSoft' },
  '& a': { paddingBlock: '12px' },
});

export type SectionProps = {
  heading: ReactNode;
  /** At the heading's end: the basis of a trend, a link to all. */
  aside?: ReactNode;
  children: ReactNode;
  state?: string;
  /** Six cards below the first screen: the browser lays them out when they come near. */
  below?: boolean;
};

/** A part of a page under its heading, 32 apart on the phone and 44 at the desk. */
export const Section = ({ heading, aside, children, state, below }: SectionProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id} data-state={state} below={below}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {aside}
      </Head>
      {children}
    </Frame>
  );
};

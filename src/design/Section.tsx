import { useId, type ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const Frame = styled('section', { paddingBlockStart: '$6', '@desk': { paddingBlockStart: '$7' } });
const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
  marginBlockEnd: '$3',
  '& h2': { minInlineSize: 0, text: '$22', fontWeight: '$heading', letterSpacing: '$section' },
  '& p': { text: '$13', color: '$inkSoft' },
});

export type SectionProps = {
  heading: ReactNode;
  /** At the heading's end: the basis of a trend, a link to all. */
  aside?: ReactNode;
  children: ReactNode;
  state?: string;
};

/** A part of a page under its heading, 32 apart on the phone and 44 at the desk. */
export const Section = ({ heading, aside, children, state }: SectionProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id} data-state={state}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {aside ? typeof aside === 'string' ? <p>{aside}</p> : aside : null}
      </Head>
      {children}
    </Frame>
  );
};

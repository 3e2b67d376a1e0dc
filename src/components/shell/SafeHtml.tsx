import { styled } from '../../design/stitches.config.ts';

const Prose = styled('div', {
  maxInlineSize: '$reading',
  text: '$16',
  '& > * + *': { marginBlockStart: '$3' },
  '& h2, & h3': { text: '$18', fontWeight: '$bold' },
  '& ul, & ol': { listStyle: 'revert', paddingInlineStart: '$5' },
});

/** Text with markup that the gateway has sanitised by its allow-list (contract 1.2, `html`). */
export const SafeHtml = ({ html }: { html: string }) => <Prose dangerouslySetInnerHTML={{ __html: html }} />;

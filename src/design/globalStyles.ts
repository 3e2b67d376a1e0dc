import { globalCss } from './stitches.config.ts';
import { chinese, marks, night, still } from './tokens.ts';

type Scales = { [scale: string]: { [name: string]: string } };

const variables = (scales: Scales): { [variable: string]: string } =>
  Object.fromEntries(
    Object.entries(scales).flatMap(([scale, tokens]) => Object.entries(tokens).map(([name, value]) => [`--${scale}-${name}`, value])),
  );

const nightly = { ...variables(night), colorScheme: 'dark' };

/**
 * Puts the page-wide rules into the sheet; call it once where documents are drawn, before the first: the browser has them from its
 * document. The theme is `data-theme="day" | "night"` on the root element; without it the system decides.
 */
export const putGlobalStyles = globalCss({
  '@font-face': marks,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  ':root': { colorScheme: 'light', textSizeAdjust: '100%', scrollPaddingBlock: '$8' },
  // Paper is always day.
  '@media screen': { ':root[data-theme="night"]': nightly },
  '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme])': nightly },
  '@media (prefers-reduced-motion: reduce)': { ':root': variables(still) },
  ':root:lang(zh)': variables(chinese),
  body: {
    fontFamily: '$system',
    fontVariantNumeric: 'tabular-nums',
    text: '$14',
    color: '$ink',
    backgroundColor: '$paper',
    // A word longer than its box breaks, and never widens the box.
    overflowWrap: 'anywhere',
    minInlineSize: '320px',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    ':lang(zh-TW) > &': { fontFamily: '$traditional' },
  },
  'h1, h2, h3, h4': { fontSize: 'inherit', lineHeight: 'inherit', textWrap: 'balance', wordBreak: 'keep-all' },
  h3: { textWrap: 'wrap' },
  'img, svg': { display: 'block', maxInlineSize: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'button, a, label, summary': { touchAction: 'manipulation' },
  // What is pressed keeps its words whole: its neighbours give way.
  'button, summary, nav a': { overflowWrap: 'break-word' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit' },
  fieldset: { border: 0, padding: 0, minInlineSize: 0 },
  '::placeholder': { color: '$inkSoft', opacity: 1 },
  ':focus-visible': { outline: '2px solid $ink', outlineOffset: '2px' },
  '[data-kept-focus]:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: '$accent', color: '$onAccent' },
  // What has the focus stays below a note that stays, and above the bars; one that says why its act is refused is taller.
  ':root:has([data-stays])': { scrollPaddingBlockStart: '152px' },
  '@media (max-width: 834.98px)': {
    ':root': { scrollPaddingBlockEnd: '152px' },
    ':root:has([data-bar] [aria-describedby])': { scrollPaddingBlockEnd: '216px' },
  },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: '180ms',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

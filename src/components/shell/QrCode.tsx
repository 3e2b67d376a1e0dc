import { encode } from 'uqr';
import { styled } from '../../design/stitches.config.ts';

// A camera wants dark on light, by night too.
const Frame = styled('div', {
  inlineSize: '160px',
  blockSize: '160px',
  padding: '8px',
  borderRadius: '$s',
  backgroundColor: '$qrPaper',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%', fill: '$qrInk' },
});

const dotsOf = (text: string): { size: number; path: string } => {
  const { size, data } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

const Dots = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = dotsOf(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};

/** A text as a QR code; an empty frame while there is none. */
export const QrCode = ({ text, label }: { text: string | null; label: string }) => (
  <Frame>{text === null ? null : <Dots text={text} label={label} />}</Frame>
);

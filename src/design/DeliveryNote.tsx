import type { ReactNode } from 'react';
import { TruckIcon } from './icon/icons.tsx';
import { styled } from './stitches.config.ts';

const Bar = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'start',
  padding: '$3 $4',
  borderRadius: '$m',
  backgroundColor: '$goodSoft',
  text: '$14',
  '& b': { wordBreak: 'keep-all' },
  '& > svg': { color: '$good' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
  variants: { refused: { true: { backgroundColor: '$paperSunk', '& > svg': { color: '$warn' }, '& small': { color: '$warn' } } } },
});

export type DeliveryNoteProps = {
  /** The dates in bold, then the place: `<><b>Free, Sun 22 to Mon 23 Nov</b> to Colombo 05</>`. */
  children: ReactNode;
  /** The cut-off, where it ships from; the reason, when refused. */
  note?: ReactNode;
  /** At its end: a link to change the place. */
  end?: ReactNode;
  refused?: boolean;
};

/** What is promised about the delivery. */
export const DeliveryNote = ({ children, note, end, refused }: DeliveryNoteProps) => (
  <Bar refused={refused}>
    <TruckIcon size={22} />
    <div>
      {children}
      {note ? <small>{note}</small> : null}
    </div>
    {end ?? null}
  </Bar>
);

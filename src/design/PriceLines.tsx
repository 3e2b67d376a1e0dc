import type { ReactNode } from 'react';
import { InfoIcon } from './icon/icons.tsx';
import { styled } from './stitches.config.ts';

const Frame = styled('div', { display: 'grid', gap: '$2' });
const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '$3' } as const;
const Row = styled('div', row, {
  text: '$14',
  '& > :first-child': { minInlineSize: 0 },
  // An amount stays whole; words (where the money goes) take a second line.
  '& > :last-child': { flex: 'none', maxInlineSize: '66%', textAlign: 'end' },
  variants: {
    tone: { good: { '& > :last-child': { color: '$good' } }, soft: { '& > :last-child': { color: '$inkSoft' } }, plain: {} },
  },
});
const Opening = styled('details', {
  '& summary': { display: 'block', cursor: 'pointer', borderRadius: '$xs' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { display: 'inline', verticalAlign: '-3px', marginInlineStart: '6px', color: '$inkSoft' },
  '@media print': { '& summary svg': { display: 'none' } },
  '& > div': { marginBlockStart: '$2', padding: '10px 14px', borderRadius: '$m', backgroundColor: '$paperSunk', text: '$13' },
});
const Notes = styled('ul', { display: 'grid', gap: '$1', padding: 0, margin: 0, listStyle: 'none' });
const Note = styled('li', row, { text: '$13', '& > :first-child': { minInlineSize: 0, overflowWrap: 'anywhere' } });
const Total = styled('div', row, {
  alignItems: 'end',
  marginBlockStart: '$2',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
  '& > :first-child': { text: '$16', fontWeight: '$bold' },
});

export type PriceTableLine = {
  id: string;
  label: ReactNode;
  amount: ReactNode;
  /** How the amount came about; opens under its line. */
  sum?: ReactNode;
  /** good = taken off, soft = not chosen. */
  tone?: 'good' | 'soft' | 'plain';
};

/** How a price line came about: a sentence and an amount each. */
export const PriceNotes = ({ notes }: { notes: readonly { label: string; amount: ReactNode }[] }) => (
  <Notes>
    {notes.map(({ label, amount }, at) => (
      <Note key={at}>
        <span>{label}</span>
        <span>{amount}</span>
      </Note>
    ))}
  </Notes>
);

/** Label left, amount right, 8 apart; a line with a `sum` opens it; the total below a hairline. */
export const PriceTable = ({
  lines,
  totalLabel,
  total,
  note,
}: {
  lines: readonly PriceTableLine[];
  totalLabel: ReactNode;
  total: ReactNode;
  note?: ReactNode;
}) => (
  <Frame>
    {lines.map(({ id, label, amount, sum, tone = 'plain' }) =>
      sum ? (
        <Opening key={id}>
          <summary>
            <Row as="span" tone={tone}>
              <span>
                {label}
                <InfoIcon size={16} />
              </span>
              <span>{amount}</span>
            </Row>
          </summary>
          <div>{sum}</div>
        </Opening>
      ) : (
        <Row key={id} tone={tone}>
          <span>{label}</span>
          <span>{amount}</span>
        </Row>
      ),
    )}
    <Total>
      <span>{totalLabel}</span>
      <span>{total}</span>
    </Total>
    {note ?? null}
  </Frame>
);

import { useId, type ReactNode } from 'react';
import { styled } from '../stitches.config.ts';

/** A page with a ledger and a money column: one under the other on the phone, 784 + 392 at the desk. */
export const TwoColumnPage = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  '@lg': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)', gap: '$5' },
});

/** The money column: stays in sight at the desk. */
export const MoneyColumn = styled('aside', {
  display: 'grid',
  gap: '$2',
  paddingBlockEnd: '$4',
  '@lg': { position: 'sticky', insetBlockStart: '$4' },
});

const Row = styled('section', {
  display: 'grid',
  gap: '$2',
  marginInline: '-16px',
  padding: '$4',
  borderBlock: '1px solid $line',
  backgroundColor: '$paperRaised',
  '& + &': { marginBlockStart: '$2' },
  '@desk': {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gap: '$4',
    marginInline: 0,
    padding: '20px 0 $5',
    border: 0,
    borderBlockStart: '1.5px solid $ink',
    backgroundColor: 'transparent',
    '& + &': { marginBlockStart: 0 },
  },
  variants: { wide: { true: { '@desk': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});
const Head = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  '& h2': { text: '$16', fontWeight: '$bold' },
  '& p': { text: '$13', color: '$inkSoft' },
});
const Content = styled('div', { display: 'grid', alignContent: 'start', gap: '$3', minInlineSize: 0 });

export type TwoColumnRowProps = {
  heading?: ReactNode;
  /** Under the heading: "Held for you until 21:38", a delivery date. */
  note?: ReactNode;
  children: ReactNode;
  state?: string;
};

/** One matter of a checkout or an order: a heading column of 160 and its content under an ink rule; a raised band on the phone. */
export const TwoColumnRow = ({ heading, note, children, state }: TwoColumnRowProps) => {
  const id = useId();
  return (
    <Row wide={!heading} data-state={state} aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <Head>
          <h2 id={id}>{heading}</h2>
          {note ? <p>{note}</p> : null}
        </Head>
      ) : null}
      <Content>{children}</Content>
    </Row>
  );
};

/** Inside a row: words at the start, an act or an amount at the end. */
export const TwoColumnSplit = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '$3',
  '& > :first-child': { minInlineSize: 0 },
  '& > :last-child': { flex: 'none' },
  variants: { ruled: { true: { paddingBlockStart: '$3', borderBlockStart: '1px solid $line' } } },
});

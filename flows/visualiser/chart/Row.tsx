import { MarkShape, RowGround, RowWord } from './chart.styles.ts';
import type { Row, RowKind } from './drawing.ts';
import { rowParts, rowWidths, sizes, stackedHeight } from './measure.ts';

/** What a row is, as a small sign of 10 by 10: a press, an answer, a refusal, a clock, something at once, a question. */
const shapes: Record<RowKind, string> = {
  on: 'M2 1.5 8.5 5 2 8.5Z',
  answer: 'M1.5 5.5 4 8 8.5 2.5',
  refusal: 'M2 2 8 8M8 2 2 8',
  after: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM5 2.8V5l1.6 1.2',
  always: 'M5.5 1 2 5.6h2.6L4.2 9 8 4.2H5.2Z',
  done: 'M2 9V1.5h6L6.5 4 8 6.5H2',
  shows: 'M1 5C2.5 2.8 3.7 2 5 2s2.5.8 4 3C7.500 7.200 6.300 8 5 8S2.500 7.200 1 5Z',
  asks: 'M3 3.500a2 2 0 1 1 2.800 1.800C5.200 5.600 5 6 5 6.600M5 8.800v.1',
  entering: 'M1 5h5M4 2.800 6.200 5 4 7.200M9 1.500v7',
  leaving: 'M1 1.500v7M3.500 5H9M6.800 2.800 9 5 6.800 7.200',
};

export type Tint = 'covered' | 'missed' | 'half' | 'added' | 'removed' | 'changed' | 'none';

export type RowProps = {
  row: Row;
  x: number;
  y: number;
  width: number;
  ground?: 'whole' | 'odd' | 'even';
  tint: Tint;
  taken: boolean;
  chosen: boolean;
  onChoose?: (() => void) | undefined;
  hint: string;
};

/** One line of words in the chart. */
export const RowLine = ({ row, x, y, width, ground, tint, taken, chosen, onChoose, hint }: RowProps) => {
  const onLine = ground !== undefined;
  const widths = rowWidths(row, onLine);
  const guardY = y + (onLine ? sizes.rowLine + sizes.guardLine / 2 - 2 : sizes.rowLine / 2);
  const { word, guard, after } = rowParts(row);
  const middle = y + sizes.rowLine / 2;
  const standing = tint === 'none' ? (ground ?? 'none') : tint;
  return (
    <g data-row onClick={onChoose}>
      {hint ? <title>{hint}</title> : null}
      <RowGround
        x={x - 3}
        y={y}
        width={width + 6}
        height={onLine ? stackedHeight(row) : sizes.rowLine}
        rx={4}
        open={!!onChoose}
        ground={taken ? 'taken' : standing}
        chosen={chosen}
      />
      <MarkShape kind={taken ? 'taken' : row.kind} d={shapes[row.kind]} transform={`translate(${x} ${middle - 5})`} />
      <RowWord kind={taken ? 'taken' : row.kind} x={x + widths.word} y={middle}>
        {word}
      </RowWord>
      {guard ? (
        <RowWord kind={taken ? 'taken' : 'guard'} x={x + widths.guard} y={guardY}>
          {guard}
        </RowWord>
      ) : null}
      {after ? (
        <RowWord kind={taken ? 'taken' : 'done'} x={x + widths.after} y={middle}>
          {after}
        </RowWord>
      ) : null}
    </g>
  );
};

import { styled } from '#src/design/stitches.config.ts';
import { Small } from '../visualiser.styles.ts';

/** One arrow of a sequence diagram. */
export type Arrow = { nth: number; from: string; to: string; word: string; kind: 'told' | 'answered' | 'refused' | 'rang' };
export type Who = { id: string; name: string };

const column = 132;
const row = 30;
const headRow = 26;

const Names = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  backgroundColor: '$paperRaised',
});
const Picture = styled('svg', { display: 'block', maxInlineSize: 'none', fontFamily: '$system' });
const Life = styled('line', { stroke: '$line', strokeWidth: 1.5 });
const Name = styled('text', { fill: '$ink', fontSize: '12px', fontWeight: '$bold', textAnchor: 'middle' });
const Ground = styled('rect', {
  fill: 'transparent',
  cursor: 'pointer',
  variants: { now: { true: { fill: '$accentSoft' } } },
  '@hover': { '&:hover': { fill: '$floor' } },
});
const Word = styled('text', { fill: '$ink', fontSize: '11.5px', textAnchor: 'middle', pointerEvents: 'none' });
const Shaft = styled('path', {
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 1.5,
  pointerEvents: 'none',
  variants: {
    kind: {
      told: {},
      answered: { stroke: '$good', strokeDasharray: '5 3' },
      refused: { stroke: '$alarm', strokeDasharray: '5 3' },
      rang: { stroke: '$accentInk' },
    },
  },
});

const inShort = (word: string): string => (word.length > 24 ? `${word.slice(0, 23)}…` : word);

/** Who asked whom, from above to below. The last ones are drawn; earlier ones come with the step that is shown. */
export const Sequence = ({
  who,
  arrows,
  now,
  onMove,
}: {
  who: readonly Who[];
  arrows: readonly Arrow[];
  now: number;
  onMove: (nth: number) => void;
}) => {
  const last = Math.max(
    0,
    arrows.findLastIndex((arrow) => arrow.nth <= now),
  );
  const first = Math.max(0, last - 59);
  const shown = arrows.slice(first, first + 80);
  const used = who.filter(({ id }) => shown.some((arrow) => arrow.from === id || arrow.to === id));
  const x = (id: string): number =>
    column / 2 +
    Math.max(
      0,
      used.findIndex((one) => one.id === id),
    ) *
      column;
  const height = shown.length * row + 8;
  const width = Math.max(used.length, 2) * column;
  if (shown.length === 0)
    return (
      <section aria-label="Who asked whom">
        <Small>Nothing yet.</Small>
      </section>
    );
  return (
    <section aria-label="Who asked whom" tabIndex={0}>
      {first > 0 ? <Small>{first} earlier ones are not drawn: go back in time to see them.</Small> : null}
      <Names aria-hidden>
        <Picture width={width} height={headRow}>
          {used.map(({ id, name }) => (
            <Name key={id} x={x(id)} y={16}>
              {inShort(name)}
            </Name>
          ))}
        </Picture>
      </Names>
      <Picture
        role="img"
        aria-label={`Sequence diagram of ${shown.length} messages between ${used.map(({ name }) => name).join(', ')}`}
        width={width}
        height={height}
      >
        {used.map(({ id }) => (
          <Life key={id} x1={x(id)} x2={x(id)} y1={0} y2={height} />
        ))}
        {shown.map((arrow, index) => {
          const y = index * row + 20;
          const [from, to] = [x(arrow.from), x(arrow.to)];
          const isSelf = from === to;
          const way = to > from ? -1 : 1;
          const path = isSelf ? `M${from} ${y - 8}h16v10h-14` : `M${from} ${y}H${to}`;
          const tip = isSelf ? `M${from + 7} ${y - 2}l-6 4l6 4` : `M${to + way * 7} ${y - 4}L${to} ${y}L${to + way * 7} ${y + 4}`;
          return (
            <g key={arrow.nth}>
              <Ground now={arrow === shown[last - first]} x={0} y={y - 20} width={width} height={row} onClick={() => onMove(arrow.nth)} />
              <Shaft
                kind={arrow.kind}
                d={path}
                ref={arrow === shown[last - first] ? (drawn) => drawn?.scrollIntoView({ block: 'center', inline: 'center' }) : undefined}
              />
              <Shaft kind={arrow.kind} d={tip} />
              <Word x={isSelf ? from + 70 : (from + to) / 2} y={y - 5}>
                {inShort(arrow.word)}
              </Word>
            </g>
          );
        })}
      </Picture>
    </section>
  );
};

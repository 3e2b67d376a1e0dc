import { useId, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { Begin, Canvas, Frame, Glow, Kind, Press, Runner, Tag, TagWord, Tip, Title, Way } from './chart.styles.ts';
import { pathOf, type Layout, type PlacedBox, type PlacedLine, type Point } from './layout.ts';
import { holderOf } from './order.ts';
import { sizes, stackedHeight, tagWidth, titleWidth } from './measure.ts';
import { RowLine, type Tint } from './Row.tsx';

/** What a chart shows beside itself: where the machine stands, what it just took, what is chosen, and colours by place or path. */
export type Marks = {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  /** Changes with every step, so that the same way runs again. */
  run: number;
  chosen: string | null;
  tintOf: (item: string) => Tint;
};

export type ChartViewProps = {
  layout: Layout;
  marks: Marks;
  zoom: number;
  /** Without it the chart is a picture: nothing in it is pressed. */
  onChoose?: ((item: string) => void) | undefined;
  hintOf: (item: string) => string;
  svgRef?: Ref<SVGSVGElement>;
};

const radius = 10;

const tipOf = (points: readonly Point[]): string => {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const [bx, by] = [end.x - dx * 8, end.y - dy * 8];
  return `M${end.x} ${end.y}L${bx - dy * 4.5} ${by + dx * 4.5}L${bx + dy * 4.5} ${by - dx * 4.5}Z`;
};

const groundOf = (path: string): 'whole' | 'odd' | 'even' => {
  if (path === '') return 'whole';
  return path.split('.').length % 2 === 1 ? 'odd' : 'even';
};

const kindWord: Record<string, string> = { parallel: 'in parallel', final: 'final', history: 'history' };

const BoxView = ({
  box,
  isOuter,
  marks,
  stop,
  onChoose,
  onMove,
  hint,
}: {
  box: PlacedBox;
  isOuter: boolean;
  marks: Marks;
  stop: boolean;
  onChoose: ChartViewProps['onChoose'];
  onMove: (event: KeyboardEvent, from: PlacedBox) => void;
  hint: string;
}) => {
  const isActive = box.path !== '' && marks.active.has(box.path);
  const mark = isActive ? 'active' : marks.tintOf(box.path);
  const leafGround = mark === 'none' ? 'leaf' : mark;
  const ground = isOuter ? groundOf(box.path) : leafGround;
  const plainEdge = box.path === '' ? 'faint' : 'usual';
  const edge = (marks.chosen === box.path && 'chosen') || (mark === 'none' ? plainEdge : mark);
  const left = box.x + sizes.pad;
  const top = box.y + 8;
  const kind = kindWord[box.state.type];
  let tagX = left + titleWidth(box) + sizes.gap;
  return (
    <>
      <Press
        {...(onChoose && {
          role: 'button',
          tabIndex: stop ? 0 : -1,
          'aria-current': isActive || undefined,
          'aria-label': [
            box.path === '' ? `machine ${box.title}` : `state ${box.path}`,
            ...(isActive ? ['active'] : []),
            ...(kind ? [kind] : []),
          ].join(', '),
          onClick: () => onChoose(box.path),
          onKeyDown: (event: KeyboardEvent) => onMove(event, box),
        })}
        data-box={box.path}
      >
        {hint ? <title>{hint}</title> : null}
        <Frame
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={radius}
          part={box.isParallelPart}
          ground={ground}
          edge={edge}
        />
        {box.state.type === 'final' ? (
          <Frame ground="inner" edge={edge} x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} rx={radius - 3} />
        ) : null}
      </Press>
      <Title data-title x={left} y={top + sizes.titleLine / 2}>
        {box.title}
      </Title>
      {box.state.tags.map((tag) => {
        const x = tagX;
        tagX += tagWidth(tag) + sizes.gap;
        return (
          <g key={tag}>
            <Tag data-row x={x} y={top + 3} width={tagWidth(tag)} height={16} rx={4} />
            <TagWord x={x + 6} y={top + 11}>
              {tag}
            </TagWord>
          </g>
        );
      })}
      {kind ? (
        <Kind x={tagX} y={top + sizes.titleLine / 2}>
          {kind}
        </Kind>
      ) : null}
    </>
  );
};

const BoxRows = ({
  box,
  marks,
  onChoose,
  hintOf,
}: {
  box: PlacedBox;
  marks: Marks;
  onChoose: ChartViewProps['onChoose'];
  hintOf: (item: string) => string;
}) =>
  box.rows.map((row, index) => {
    const [place] = row.places;
    return (
      <RowLine
        key={`${row.kind} ${row.word} ${index}`}
        row={row}
        x={box.x + sizes.pad}
        y={box.y + 8 + sizes.titleLine + 2 + index * sizes.rowLine}
        width={box.width - 2 * sizes.pad}
        tint={place === undefined ? 'none' : marks.tintOf(place)}
        taken={place !== undefined && marks.taken.has(place)}
        chosen={place !== undefined && marks.chosen === place}
        onChoose={place === undefined || !onChoose ? undefined : () => onChoose(place)}
        hint={place === undefined ? '' : hintOf(place)}
      />
    );
  });

const worst = (tints: readonly Tint[]): Tint =>
  (['missed', 'removed', 'half', 'changed', 'added', 'covered'] as const).find((tint) => tints.includes(tint)) ?? 'none';

const LineView = ({ line, marks }: { line: PlacedLine; marks: Marks }) => {
  const places = line.rows.flatMap((row) => row.places);
  const path = pathOf(line.points);
  const taken = places.some((place) => marks.taken.has(place));
  const chosen = places.some((place) => marks.chosen === place);
  const tone = (taken && 'taken') || (chosen && 'chosen') || worst(places.map(marks.tintOf));
  return (
    <g data-taken={taken || undefined}>
      {taken ? <Glow key={marks.run} d={path} /> : null}
      <Way d={path} tone={tone} />
      <Tip d={tipOf(line.points)} tone={tone} />
      {taken ? (
        <Runner key={`run ${marks.run}`} r={5}>
          <animateMotion dur="0.6s" path={path} fill="freeze" repeatCount="1" />
        </Runner>
      ) : null}
    </g>
  );
};

const LineWords = ({
  line,
  marks,
  onChoose,
  hintOf,
}: {
  line: PlacedLine;
  marks: Marks;
  onChoose: ChartViewProps['onChoose'];
  hintOf: (item: string) => string;
}) => {
  let top = line.label.y + 2;
  return line.rows.map((row) => {
    const place = row.places[0] ?? '';
    const y = top;
    top += stackedHeight(row);
    return (
      <RowLine
        key={place}
        row={row}
        x={line.label.x + 4}
        y={y}
        width={line.width - 8}
        ground={groundOf(holderOf(line.from, line.to))}
        tint={marks.tintOf(place)}
        taken={marks.taken.has(place)}
        chosen={marks.chosen === place}
        onChoose={onChoose && (() => onChoose(place))}
        hint={hintOf(place)}
      />
    );
  });
};

const arrows: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The box that lies nearest in a direction. */
const nearestTo = (from: PlacedBox, boxes: readonly PlacedBox[], [dx, dy]: [number, number]): PlacedBox | undefined =>
  boxes
    .filter((box) => box !== from)
    .map((box) => ({ box, x: box.x + box.width / 2 - from.x - from.width / 2, y: box.y + 20 - from.y - 20 }))
    .map(({ box, x, y }) => ({ box, ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) }))
    .filter(({ ahead }) => ahead > 4)
    .sort((one, other) => one.ahead + 2 * one.aside - other.ahead - 2 * other.aside)[0]?.box;

/** Below this zoom a row's letters cannot be read: the states' names alone are drawn, as large as is legible, in px. */
const overview = 0.6;
const legible = 11;

/** A machine as a chart. Arrow keys move from state to state, Enter chooses one. */
export const ChartView = ({ layout, marks, zoom, onChoose, hintOf, svgRef }: ChartViewProps) => {
  const titleId = useId();
  const outer = new Set(layout.boxes.map((box) => box.parent).filter((path) => path !== null));
  const stop = layout.boxes.find((box) => box.path === marks.chosen)?.path ?? '';
  const move = (event: KeyboardEvent, from: PlacedBox): void => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose?.(from.path);
    else if (arrow) {
      const to = nearestTo(from, layout.boxes, arrow);
      event.currentTarget.ownerDocument.querySelector<SVGGElement>(`[data-box="${to?.path ?? from.path}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <Canvas
      ref={svgRef}
      role={onChoose ? 'group' : 'img'}
      aria-labelledby={titleId}
      width={layout.width * zoom}
      height={layout.height * zoom}
      data-overview={zoom < overview || undefined}
      style={{ '--title': `${Math.max(sizes.title, legible / zoom)}px` } as CSSProperties}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      <title id={titleId}>{`Chart of ${layout.chart.id}`}</title>
      {layout.boxes.map((box) => (
        <BoxView
          key={box.path}
          box={box}
          isOuter={outer.has(box.path)}
          marks={marks}
          stop={box.path === stop}
          onChoose={onChoose}
          onMove={move}
          hint={hintOf(box.path)}
        />
      ))}
      {layout.lines.map((line) => (
        <LineView key={line.id} line={line} marks={marks} />
      ))}
      {layout.boxes.map((box) => (
        <BoxRows key={box.path} box={box} marks={marks} onChoose={onChoose} hintOf={hintOf} />
      ))}
      {layout.lines
        .filter((line) => !line.isInitial)
        .map((line) => (
          <LineWords key={line.id} line={line} marks={marks} onChoose={onChoose} hintOf={hintOf} />
        ))}
      {layout.begins.map((begin) => (
        <Begin key={begin.id} cx={begin.x + sizes.begin / 2} cy={begin.y + sizes.begin / 2} r={sizes.begin / 2} />
      ))}
    </Canvas>
  );
};

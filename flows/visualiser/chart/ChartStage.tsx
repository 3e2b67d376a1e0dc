import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../chart/chart.ts';
import { MinusIcon, PlusIcon } from '#src/design/icon/icons.tsx';
import { Head, Scroll, Small, Tool, Tools } from '../visualiser.styles.ts';
import { ChartView, type Marks } from './ChartView.tsx';
import { drawingOf } from './drawing.ts';
import { layoutOf, type Layout } from './layout.ts';
import { panOf, useDrag, useZoom } from './useZoom.ts';

const Drawn = memo(ChartView);

let engine: Elk | null = null;
/** ELK in a worker, so the page stays quick. */
const elk = (): Elk => {
  engine ??= new ELK({ workerUrl });
  return engine;
};

const layouts = new WeakMap<Chart, Layout>();

/** The layout of a chart; null while it is worked out. */
export const useLayout = (chart: Chart): Layout | null => {
  const [layout, setLayout] = useState<Layout | null>(layouts.get(chart) ?? null);
  useEffect(() => {
    let isOver = false;
    const known = layouts.get(chart);
    if (known) startTransition(() => setLayout(known));
    else {
      void layoutOf(drawingOf(chart), elk()).then((done) => {
        layouts.set(chart, done);
        if (!isOver) startTransition(() => setLayout(done));
      });
    }
    return () => {
      isOver = true;
    };
  }, [chart]);
  return layout?.chart === chart ? layout : null;
};

const readable = 0.8;
/** How far a key moves the chart, in px. */
const stride = 160;

export type ChartStageProps = {
  chart: Chart;
  marks: Marks;
  onChoose: (item: string) => void;
  hintOf: (item: string) => string;
  svg: RefObject<SVGSVGElement | null>;
  heading: ReactNode;
  tools: ReactNode;
};

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The chart in its window: as large as it can be read, moved by scrolling, its active state kept in sight. It is drawn in pauses: what
 * happens in the shop meanwhile is heard.
 */
export const ChartStage = ({ onChoose, hintOf, svg, heading, tools, ...newest }: ChartStageProps) => {
  const { chart, marks } = useDeferredValue(useMemo(() => ({ chart: newest.chart, marks: newest.marks }), [newest.chart, newest.marks]));
  const layout = useLayout(chart);
  const place = useRef<HTMLDivElement>(null);
  const { zoom, setZoom, smaller, larger, limits } = useZoom(place);
  useDrag(place);
  const [fitted, setFitted] = useState(1);
  const fit = (least: number): void => {
    const box = place.current;
    if (!box || !layout) return;
    const next = Math.min(1, Math.max(least, Math.min((box.clientWidth - 8) / layout.width, (box.clientHeight - 8) / layout.height)));
    setZoom(next);
    setFitted(next);
  };
  useLayoutEffect(() => fit(readable), [layout]);
  // A chart opens where its machine begins.
  useLayoutEffect(() => {
    const [begin] = layout?.begins ?? [];
    const box = place.current;
    if (!box || !begin || marks.active.size > 0 || marks.chosen !== null) return;
    const [x, y] = [begin.x * zoom, begin.y * zoom];
    const left = x < box.clientWidth / 2 ? 0 : x - stride;
    box.scrollTo({ left, top: y < box.clientHeight / 2 ? 0 : y - box.clientHeight / 2, behavior: 'instant' });
  }, [layout, fitted]);
  const whole = (): void => fit(limits.smallest);
  const actOf = (event: KeyboardEvent): (() => void) | undefined => {
    const pan = panOf(event);
    if (pan) return () => place.current?.scrollBy({ left: pan.left * stride, top: pan.top * stride, behavior: 'instant' });
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    return ({ '+': larger, '=': larger, '-': smaller, '0': whole } as Record<string, (() => void) | undefined>)[event.key];
  };
  const press = (event: KeyboardEvent): void => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const active = [...marks.active].join(' ');
  useEffect(() => {
    const box = place.current;
    if (!box || !layout) return;
    const leaf = layout.boxes.findLast((one) => one.path !== '' && (marks.active.has(one.path) || marks.chosen === one.path));
    if (!leaf) return;
    const [left, top] = [leaf.x * zoom, leaf.y * zoom];
    const isSeen =
      left >= box.scrollLeft &&
      left + leaf.width * zoom <= box.scrollLeft + box.clientWidth &&
      top >= box.scrollTop &&
      top + leaf.height * zoom <= box.scrollTop + box.clientHeight;
    if (!isSeen)
      box.scrollTo({ left: left - box.clientWidth / 3, top: top - box.clientHeight / 3, behavior: reducesMotion() ? 'instant' : 'smooth' });
    // A zoom by hand shows what the hand wanted to see.
  }, [active, marks.chosen, layout, fitted]);

  return (
    <>
      <Head>
        {heading}
        <Tools>
          <Tool type="button" aria-label="Smaller" title="Key -" onClick={smaller}>
            <MinusIcon size={18} />
          </Tool>
          <Tool type="button" aria-label="Larger" title="Key +, or the wheel with Ctrl" onClick={larger}>
            <PlusIcon size={18} />
          </Tool>
          <Tool type="button" title="Key 0" onClick={whole}>
            Whole
          </Tool>
          {tools}
        </Tools>
      </Head>
      <Scroll
        ref={place}
        tabIndex={0}
        role="region"
        aria-label="Chart"
        aria-description="Arrow keys go from state to state, with Shift they move the chart; plus, minus and 0 zoom."
        onKeyDownCapture={press}
        data-drawn={layout ? chart.id : undefined}
      >
        {layout ? (
          <Drawn layout={layout} marks={marks} zoom={zoom} onChoose={onChoose} hintOf={hintOf} svgRef={svg} />
        ) : (
          <Small>Drawing …</Small>
        )}
      </Scroll>
    </>
  );
};

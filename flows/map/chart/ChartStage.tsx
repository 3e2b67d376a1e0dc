import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Chart } from '../../chart.ts';
import { MinusIcon, PlusIcon } from '#src/design/icons.tsx';
import { Head, Scroll, Small, Tool, Tools } from '../room.look.ts';
import { ChartView, type Marks } from './ChartView.tsx';
import { drawingOf } from './drawing.ts';
import { layoutOf, type Layout } from './layout.ts';

const layouts = new WeakMap<Chart, Layout>();

/** The layout of a chart; null while it is worked out. */
export const useLayout = (chart: Chart): Layout | null => {
  const [layout, setLayout] = useState<Layout | null>(layouts.get(chart) ?? null);
  useEffect(() => {
    let isOver = false;
    const known = layouts.get(chart);
    if (known) setLayout(known);
    else {
      void layoutOf(drawingOf(chart)).then((done) => {
        layouts.set(chart, done);
        if (!isOver) setLayout(done);
      });
    }
    return () => {
      isOver = true;
    };
  }, [chart]);
  return layout?.chart === chart ? layout : null;
};

const steps = { smallest: 0.25, readable: 0.8, largest: 2, factor: 1.25 };

export type ChartStageProps = { chart: Chart; marks: Marks; onChoose: (item: string) => void; hintOf: (item: string) => string; svg: RefObject<SVGSVGElement | null>; heading: ReactNode; tools: ReactNode };

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The chart in its window: as large as it can be read, moved by scrolling, its active state kept in sight. */
export const ChartStage = ({ chart, marks, onChoose, hintOf, svg, heading, tools }: ChartStageProps) => {
  const layout = useLayout(chart);
  const place = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const fit = (least: number): void => {
    const box = place.current;
    if (!box || !layout) return;
    setZoom(Math.min(1, Math.max(least, Math.min((box.clientWidth - 8) / layout.width, (box.clientHeight - 8) / layout.height))));
  };
  useLayoutEffect(() => fit(steps.readable), [layout]);

  const active = [...marks.active].join(' ');
  useEffect(() => {
    const box = place.current;
    if (!box || !layout) return;
    const leaf = layout.boxes.findLast((one) => one.path !== '' && (marks.active.has(one.path) || marks.chosen === one.path));
    if (!leaf) return;
    const [left, top] = [leaf.x * zoom, leaf.y * zoom];
    const isSeen = left >= box.scrollLeft && left + leaf.width * zoom <= box.scrollLeft + box.clientWidth && top >= box.scrollTop && top + leaf.height * zoom <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTo({ left: left - box.clientWidth / 3, top: top - box.clientHeight / 3, behavior: reducesMotion() ? 'instant' : 'smooth' });
  }, [active, marks.chosen, layout, zoom]);

  return (
    <>
      <Head>
      {heading}
      <Tools>
        <Tool type="button" aria-label="Smaller" onClick={() => setZoom(Math.max(steps.smallest, zoom / steps.factor))}><MinusIcon size={18} /></Tool>
        <Tool type="button" aria-label="Larger" onClick={() => setZoom(Math.min(steps.largest, zoom * steps.factor))}><PlusIcon size={18} /></Tool>
        <Tool type="button" onClick={() => fit(steps.smallest)}>Whole</Tool>
        {tools}
      </Tools>
      </Head>
      <Scroll ref={place} tabIndex={0} role="region" aria-label="Chart" data-drawn={layout ? chart.id : undefined}>
        {layout ? <ChartView layout={layout} marks={marks} zoom={zoom} onChoose={onChoose} hintOf={hintOf} svgRef={svg} /> : <Small>Drawing …</Small>}
      </Scroll>
    </>
  );
};

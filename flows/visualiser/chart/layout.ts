import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Box, Drawing, Line } from './drawing.ts';
import { headSize, labelSize, sizes } from './measure.ts';
import { flowOrder, isBack } from './order.ts';

export type Point = { x: number; y: number };
export type PlacedBox = Box & { x: number; y: number; width: number; height: number };
export type PlacedLine = Line & { points: Point[]; label: Point; width: number };

/** A chart with a place for everything, in pixels from the upper left corner. */
export type Layout = {
  chart: Drawing['chart'];
  boxes: PlacedBox[];
  lines: PlacedLine[];
  begins: { id: string; x: number; y: number }[];
  width: number;
  height: number;
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
};
const spacing = {
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const graphOf = (drawing: Drawing): ElkNode => {
  const nodeOf = (box: Box): ElkNode => {
    const inner = drawing.boxes.filter((other) => other.parent === box.path);
    const begin = drawing.lines.find((line) => line.isInitial && line.id === `begin ${box.path}`);
    const head = headSize(box);
    if (inner.length === 0) return { id: `box ${box.path}`, width: Math.max(head.width, 88), height: head.height };
    return {
      id: `box ${box.path}`,
      layoutOptions: {
        ...spacing,
        'elk.padding': `[top=${head.height + 8},left=${sizes.pad + 4},bottom=${sizes.pad + 4},right=${sizes.pad + 4}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height + 40})`,
      },
      children: [...(begin ? [{ id: begin.id, width: sizes.begin, height: sizes.begin }] : []), ...inner.map(nodeOf)],
    };
  };
  const root = drawing.boxes.find((box) => box.parent === null);
  const order = flowOrder(drawing.chart, drawing.lines);
  return {
    id: 'chart',
    layoutOptions: { ...options, ...spacing, 'elk.padding': '[top=16,left=16,bottom=16,right=16]' },
    children: root ? [nodeOf(root)] : [],
    edges: drawing.lines.map((line) => {
      const { width, height } = labelSize(line.rows);
      return {
        id: line.id,
        sources: [line.isInitial ? line.from : `box ${isBack(line, order) ? line.to : line.from}`],
        targets: [`box ${isBack(line, order) ? line.from : line.to}`],
        labels:
          line.rows.length === 0
            ? []
            : [
                {
                  id: `label ${line.id}`,
                  text: line.id,
                  width: width + 8,
                  height: height + 4,
                  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
                },
              ],
      };
    }),
  };
};

/** Gives every box and line of a drawing its place. */
export async function layoutOf(drawing: Drawing, elk: ELK): Promise<Layout> {
  const placed = await elk.layout(graphOf(drawing));
  const nodes = new Map<string, ElkNode>();
  const visit = (node: ElkNode): void => {
    nodes.set(node.id, node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(placed);
  const order = flowOrder(drawing.chart, drawing.lines);
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    chart: drawing.chart,
    boxes: drawing.boxes.map((box) => {
      const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(`box ${box.path}`) ?? {};
      return { ...box, x, y, width, height };
    }),
    lines: drawing.lines.map((line) => {
      const edge = edges.get(line.id);
      const points = (edge?.sections ?? []).flatMap((section) => [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
      const label = edge?.labels?.[0];
      return {
        ...line,
        points: isBack(line, order) ? points.toReversed() : points,
        label: { x: label?.x ?? 0, y: label?.y ?? 0 },
        width: label?.width ?? 0,
      };
    }),
    begins: drawing.lines
      .filter((line) => line.isInitial)
      .map((line) => ({ id: line.id, x: nodes.get(line.id)?.x ?? 0, y: nodes.get(line.id)?.y ?? 0 })),
    width: placed.width ?? 0,
    height: placed.height ?? 0,
  };
}

/** The way of a line as an SVG path with rounded corners. */
export function pathOf(points: readonly Point[], radius = 8): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${first.x} ${first.y}`];
  rest.forEach((corner, index) => {
    const before = points[index] ?? corner;
    const after = rest[index + 1];
    if (!after) return void parts.push(`L${corner.x} ${corner.y}`);
    const towards = (to: Point): Point => {
      const length = Math.hypot(to.x - corner.x, to.y - corner.y) || 1;
      const part = Math.min(radius, length / 2) / length;
      return { x: corner.x + (to.x - corner.x) * part, y: corner.y + (to.y - corner.y) * part };
    };
    const [from, to] = [towards(before), towards(after)];
    parts.push(`L${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`);
  });
  return parts.join('');
}

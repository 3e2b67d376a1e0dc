import { happeningsOf } from '#flows/happenings.ts';
import { zoomMachine } from '#machines/zoom.machine.ts';
import { here } from './here.ts';

const middle = { x: 0, y: 0 };

export const zoom = happeningsOf(zoomMachine)({
  inputs: { 'two pictures': { here, name: 'Trail day pack', pictures: ['/pictures/p1.webp', '/pictures/p2.webp'] } },
  events: {
    'zoom.opened': [{}], 'close.pressed': [{}], 'picture.changed': [{}],
    'zoom.changed': [{ factor: 1.5, point: middle }, { factor: 1 / 1.5, point: middle }],
    'picture.moved': [{ way: { x: 0.12, y: 0 } }, { way: { x: 0, y: -0.12 } }],
    'picture.tapped': [{ point: { x: 0, y: 0 } }, { point: { x: 0.25, y: 0.25 } }],
  },
  ports: {},
  seen: ({ zoomed: { scale, x, y } }) => ({ scale: Math.round(scale * 10), isMoved: x !== 0, isLifted: y !== 0 }),
});

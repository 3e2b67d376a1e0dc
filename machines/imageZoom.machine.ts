import { assign, setup } from 'xstate';
import { fromEvent } from './ports.ts';
import type { Stamped } from './ports.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';
import { canZoom, movedBy, whole, zoomedAt, type Part, type ZoomTransform } from './rules/zoomTransform.ts';

/** How much a double tap enlarges. */
const closer = 2.5;

type Input = { visitor: VisitorContext; pictures: string[]; name: string };

export const imageZoomMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Omit<Input, 'visitor'> & { zoomed: ZoomTransform },
    events: {} as Stamped<
      | InputChanged<Input>
      | { type: 'zoom.opened' }
      | { type: 'close.pressed' }
      | { type: 'picture.changed' }
      | { type: 'zoom.changed'; factor: number; point: Part }
      | { type: 'picture.moved'; way: Part }
      | { type: 'picture.tapped'; point: Part }
    >,
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    showWhole: assign({ zoomed: whole }),
    zoom: assign({ zoomed: ({ context }, { factor, point }: { factor: number; point: Part }) => zoomedAt(context.zoomed, factor, point) }),
    comeCloser: assign({ zoomed: ({ context }, { point }: { point: Part }) => zoomedAt(context.zoomed, closer, point) }),
    move: assign({ zoomed: ({ context }, { way }: { way: Part }) => movedBy(context.zoomed, way) }),
  },
  guards: {
    canZoom: ({ context }, { factor }: { factor: number }) => canZoom(context.zoomed, factor),
    isEnlarged: ({ context }) => context.zoomed.scale > 1,
  },
}).createMachine({
  id: 'imageZoom',
  description: 'The pictures of a product over the whole screen, to be looked at closely.',
  context: ({ input: { pictures, name } }) => ({ pictures, name, zoomed: whole }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'The product has other pictures now, or another one first.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The pictures stand on the page.',
      on: { 'zoom.opened': { target: 'open', actions: 'showWhole', description: 'The button "Look closer".' } },
    },
    open: {
      description: 'One picture fills the screen.',
      on: {
        'close.pressed': { target: 'closed', description: 'Escape or the cross: back to the page, at the same picture.' },
        'picture.changed': { actions: 'showWhole', description: 'Another picture: it is shown whole.' },
        'zoom.changed': {
          guard: { type: 'canZoom', params: fromEvent('factor') },
          actions: { type: 'zoom', params: fromEvent('factor', 'point') },
          description: 'By two fingers, the wheel, + or -: larger or smaller, about a point.',
        },
        'picture.moved': {
          guard: 'isEnlarged',
          actions: { type: 'move', params: fromEvent('way') },
          description: 'An enlarged picture is moved, never off the frame.',
        },
        'picture.tapped': [
          { guard: 'isEnlarged', actions: 'showWhole', description: 'A double tap on an enlarged picture: whole again.' },
          {
            actions: { type: 'comeCloser', params: fromEvent('point') },
            description: 'A double tap: closer to that point.',
          },
        ],
      },
    },
  },
});

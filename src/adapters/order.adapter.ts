import { orderMachine } from '#machines/order.machine.ts';
import { stepPreviewMachine } from '#machines/stepPreview.machine.ts';
import { readOrder, takeOrderStep } from '../data/order.data.ts';
import { readStepPreview } from '../data/stepPreview.data.ts';
import { adapt, adaptChanges, adaptPorts, type Gateway } from './adapt.ts';

/** The machine of an order with its ports filled, and the preview of its steps. */
export const adaptPage = (gateway: Gateway) =>
  orderMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readOrder, takeOrderStep }),
      stepPreview: adapt(stepPreviewMachine, { readStepPreview }, gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
  });

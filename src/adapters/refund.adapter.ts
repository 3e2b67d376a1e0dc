import { refundMachine } from '#machines/refund.machine.ts';
import { stepPreviewMachine } from '#machines/stepPreview.machine.ts';
import { readRefund, takeRefundStep } from '../data/refund.data.ts';
import { readStepPreview } from '../data/stepPreview.data.ts';
import { adapt, adaptChanges, adaptPorts, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** The machine of a refund with its ports filled, and the preview of taking it back. */
export const adaptPage = (gateway: Gateway) =>
  refundMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readRefund, takeRefundStep, uploadPicture: createUploader(gateway, 'refund') }),
      stepPreview: adapt(stepPreviewMachine, { readStepPreview }, gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
  });

import { refundApplyMachine } from '#machines/refundApply.machine.ts';
import { readRefundMatter, sendApplication } from '../data/refundApply.data.ts';
import { adapt, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** The application's machine with its ports filled. */
export const adaptPage = (gateway: Gateway): typeof refundApplyMachine =>
  adapt(refundApplyMachine, { readRefundMatter, sendApplication, uploadPicture: createUploader(gateway, 'refund') }, gateway);

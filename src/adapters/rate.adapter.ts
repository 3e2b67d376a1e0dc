import { rateMachine } from '#machines/rate.machine.ts';
import { rateOrder, readOrderToRate } from '../data/rate.data.ts';
import { adapt, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** The rating's machine with its ports filled. */
export const adaptPage = (gateway: Gateway): typeof rateMachine =>
  adapt(rateMachine, { readOrderToRate, rateOrder, uploadPicture: createUploader(gateway, 'review') }, gateway);

import { claimMachine } from '#machines/claim.machine.ts';
import { readClaimMatter, sendClaim } from '../data/claim.data.ts';
import { adapt, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** The claim's machine with its ports filled. */
export const adaptPage = (gateway: Gateway): typeof claimMachine =>
  adapt(claimMachine, { readClaimMatter, sendClaim, uploadPicture: createUploader(gateway, 'refund') }, gateway);

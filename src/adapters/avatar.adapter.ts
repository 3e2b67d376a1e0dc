import { avatarMachine } from '#machines/avatar.machine.ts';
import { saveAvatar } from '../data/avatar.data.ts';
import { adapt, type Gateway } from './adapt.ts';
import { createUploader } from './pictureUpload.ts';

/** The picture's machine with its ports filled. */
export const adaptPage = (gateway: Gateway): typeof avatarMachine =>
  adapt(avatarMachine, { saveAvatar, uploadPicture: createUploader(gateway, 'avatar') }, gateway);

import { accountDeletionMachine } from '#machines/accountDeletion.machine.ts';
import { deleteAccount, readOutlook } from '../data/accountDeletion.data.ts';
import { adaptVerificationCode } from './verificationCode.adapter.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** The machine of an account's end with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  accountDeletionMachine.provide({
    actors: { ...adaptPorts(gateway, { readOutlook, deleteAccount }), verificationCode: adaptVerificationCode(gateway) },
  });

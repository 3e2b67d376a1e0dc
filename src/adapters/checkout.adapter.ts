import { addressBookMachine } from '#machines/addressBook.machine.ts';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import { promoCodeMachine } from '#machines/promoCode.machine.ts';
import { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import { readAddressBook, readAreaTree, saveAddress } from '../data/addressBook.data.ts';
import { matchVouchers } from '../data/voucherChoice.data.ts';
import { checkPromoCode } from '../data/promoCode.data.ts';
import { confirmOrder, payInCash, submitOrder } from '../data/checkout.data.ts';
import { adapt, adaptPorts, adaptChanges, type Gateway } from './adapt.ts';

/** The checkout's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  checkoutMachine.provide({
    actors: {
      ...adaptPorts(gateway, { confirmOrder, submitOrder, payInCash }),
      addressBook: adapt(addressBookMachine, { readAddressBook, readAreaTree, saveAddress }, gateway),
      promoCode: adapt(promoCodeMachine, { checkPromoCode }, gateway),
      voucherChoice: adapt(voucherChoiceMachine, { matchVouchers }, gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
  });

import { happeningsOf } from '#flows/happenings.ts';
import { restockMachine } from '#machines/restock.machine.ts';
import { here, shopperHere } from './here.ts';

const input = { prodId: 101, skuId: 1012, wish: null };

export const restock = happeningsOf(restockMachine)({
  inputs: { 'a guest': { ...input, here }, 'a shopper': { ...input, here: shopperHere }, 'a shopper who wanted it before the login': { ...input, here: shopperHere, wish: 1012 } },
  events: { 'notice.toggled': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readRestock: { answers: { 'waits for it': { isOn: true }, 'does not': { isOn: false } }, refusals: ['OFFLINE'] },
    saveRestock: { answers: { kept: ({ question }) => ({ isOn: question.isOn }) }, refusals: ['TRANSITION_NOT_ALLOWED'] },
  },
  seen: ({ here: { isLoggedIn }, wish, isOn }) => ({ isLoggedIn, wish, isOn }),
});

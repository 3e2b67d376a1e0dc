import type { Module } from '../platform/module.ts';
import { addDemoPromoCodes } from './demo.ts';
import { promoCodeOps } from './promoCode.ops.ts';

/** Promo codes; the call that checks one belongs to the checkout (J4). */
export const promoCodeModule: Module = {
  name: 'promo',
  routes: [],
  ops: promoCodeOps,
  async fill({ context, db, scenario }) {
    if (scenario === 'demo') await addDemoPromoCodes(context, db);
  },
  renew: ({ context, db }) => addDemoPromoCodes(context, db),
};

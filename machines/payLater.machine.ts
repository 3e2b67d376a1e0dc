import { assign, setup } from 'xstate';
import { fromEvent, type Stamped } from './ports.ts';
import type { SkuInstallment } from './model/installment.ts';
import type { Priced } from './model/money.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

/** The plans for one piece of what is chosen, and the days on which they would be due if it were paid now. */
type Offer = Priced & { provider: string; plans: SkuInstallment[]; dates: string[] };
type Input = Offer & { visitor: VisitorContext };

export const payLaterMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Offer,
    events: {} as Stamped<InputChanged<Input> | { type: 'plans.opened' } | { type: 'close.pressed' }>,
  },
  actions: { storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input) },
}).createMachine({
  id: 'payLater',
  description: 'How a product can be paid later: one line under its price, and all plans with their cost and days behind it.',
  context: ({ input: { provider, plans, dates, currency, priceSymbol } }) => ({ provider, plans, dates, currency, priceSymbol }),
  on: {
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Another variant is chosen: its own plans are shown.',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The cheapest month without cost stands on the page.',
      on: { 'plans.opened': { target: 'open', description: 'The line is pressed.' } },
    },
    open: {
      description: 'All plans are shown.',
      on: { 'close.pressed': { target: 'closed', description: 'Escape, the cross or the veil: back to the page.' } },
    },
  },
});

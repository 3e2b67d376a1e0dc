import { and, desc, eq } from 'drizzle-orm';
import type { RefundEvent } from '#machines/rules/refund/refund.ts';
import type { RefundReason } from '#machines/rules/refund/refundReasons.ts';
import type { Filling } from '../platform/module.ts';
import { clearTimer } from '../platform/timers.ts';
import { courier, demoShops, live, receive, toTheCourier, demoSkus, type Step, type Life, type StepContext } from '../order/demo.ts';
import type { OrderActor } from '../order/order.tables.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import { applyRefund } from './refund.apply.ts';
import { claimInsurance } from './refund.claim.ts';
import { payInCoins, REFUND_COINS } from './refund.money.ts';
import { refunds } from './refund.tables.ts';
import { holdRefund, stepRefund, type HeldRefund, type RefundChange } from './refund.transition.ts';

const USER = 'demo';
const hour = 3_600_000;
const day = 24 * hour;

const by = (actor: OrderActor): TransitionBy => ({
  actor,
  who: actor === 'BUYER' ? USER : actor.toLowerCase(),
  cause: 'demo',
  locale: 'en',
});

const apply =
  (buyerReason: RefundReason, buyerDesc: string, applyType: 1 | 2 = 1) =>
  ({ context, db, orderNumber }: StepContext) =>
    applyRefund(context, db, USER, { orderNumber, refundType: 1, applyType, isReceiver: 1, buyerReason, buyerDesc }, by('BUYER'));

async function mine({ db, orderNumber }: StepContext): Promise<HeldRefund> {
  const [known] = await db
    .select({ refundSn: refunds.refundSn })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.userId, USER)))
    .orderBy(desc(refunds.refundSn));
  const held = known ? await holdRefund(db, known.refundSn) : null;
  if (!held) throw new Error(`order ${orderNumber} of the demo has no refund`);
  return held;
}

const step =
  (type: Exclude<RefundEvent['type'], 'refund.edited'>, actor: OrderActor, change: RefundChange = {}) =>
  async (stepContext: StepContext) =>
    stepRefund(
      stepContext.context,
      stepContext.db,
      await mine(stepContext),
      { type, at: stepContext.context.clock.now() },
      by(actor),
      change,
    );

const reject = step('refund.rejected', 'SELLER', {
  rejectMessage: 'Our photos show the item whole before it left. Please send us pictures of the damage.',
});
const send = step('goods.sent', 'BUYER', {
  express: { company: 'Lanka Post', trackingNo: 'RR418220965LK', mobile: null, remark: null, photos: [] },
});

/** Agreed, and in the same moment back in coins, as the timer would do it then. */
const acceptAndPay = async (stepContext: StepContext) => {
  const { refund } = await step('refund.accepted', 'SELLER', { sellerMsg: 'Sorry about that!' })(stepContext);
  await payInCoins(stepContext.context, stepContext.db, refund.refundSn, stepContext.context.clock.now());
  await clearTimer(stepContext.db, REFUND_COINS, refund.refundSn);
};

const claim = ({ context, db, orderNumber }: StepContext) =>
  claimInsurance(
    context,
    db,
    USER,
    { orderNumber, kind: 'DAMAGED', desc: 'The corner of the parcel was crushed and the item inside is cracked.' },
    by('BUYER'),
  );

const arrived: Step[] = [...toTheCourier, [46 * hour, courier('delivered', 'Colombo 03')]];
const received: Step[] = [...arrived, [3 * day, receive]];
const damaged = apply('damaged', 'The screen has a crack from corner to corner.');
const wrong = apply('wrong_item', 'I ordered the blue one.', 2);

/** The life of each order with a refund: one in every state that lasts, and a claim. */
const lives: Life[] = [
  {
    age: 20 * day,
    lines: 1,
    steps: [...received, [4 * day, damaged], [5 * day, reject], [12 * day, step('reactionDeadline.passed', 'SYSTEM')]],
  },
  { age: 14 * day, lines: 1, steps: [...received, [4 * day, damaged], [5 * day, acceptAndPay]] },
  { age: 13 * day, lines: 1, steps: [...received, [4 * day, damaged], [4 * day + 2 * hour, step('refund.withdrawn', 'BUYER')]] },
  { age: 8 * day, lines: 1, steps: [...received, [4 * day, wrong], [5 * day, step('refund.accepted', 'SELLER')], [6 * day, send]] },
  {
    age: 7 * day,
    lines: 1,
    steps: [
      ...received,
      [4 * day, damaged],
      [5 * day, reject],
      [6 * day, step('refund.escalated', 'BUYER', { escalation: { desc: 'It was packed without any padding.', photos: [] } })],
    ],
  },
  { age: 6 * day, lines: 1, steps: [...received, [4 * day, wrong], [5 * day, step('refund.accepted', 'SELLER')]] },
  { age: 6 * day - hour, lines: 1, steps: [...received, [4 * day, damaged], [5 * day, reject]] },
  { age: 5 * day - hour, lines: 2, steps: [...received, [4 * day, apply('missing_parts', 'One of the two was not in the parcel.')]] },
  { age: 4 * day - hour, lines: 1, isInsured: true, steps: [...arrived, [3 * day, claim]] },
];

/** Gives the demo account a refund in every state that lasts, and a claim, each lived through the real rules at its own times. */
export async function fillDemoRefunds({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const skusByShop = await demoSkus(db, demoShops() + lives.length, 2);
  await live(context, db, lives, skusByShop.slice(-lives.length));
}

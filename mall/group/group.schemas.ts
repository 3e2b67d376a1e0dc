import { action, i64, int, money, pageOf, priced, ts, url, z } from '../platform/http/schemas.ts';

/** What is bought, under the activity's own id: an activity is about one variant. */
const groupSku = z.object({ groupSkuId: i64, skuId: i64, skuName: z.string(), activityPrice: money, stocks: int }).openapi('GroupSku');

/**
 * A group buy. `joinNum` seats are paid, `held` by orders that wait for their money, `free` by nobody: together `groupNumber`.
 * `participantsNeeded` is how many more must pay. `orderNumber` is the reader's own order with a seat.
 */
export const groupActivity = z
  .object({
    groupActivityId: i64,
    prodId: i64,
    shopId: i64,
    prodName: z.string(),
    pic: url,
    activityPrice: money,
    price: money,
    oriPrice: money.nullable(),
    ...priced,
    rating: z.number().nullable(),
    groupBuyStatus: z.union([z.literal(1), z.literal(2), z.literal(3)]).openapi({ type: 'integer', enum: [1, 2, 3] }),
    result: z.enum(['COMPLETED', 'TIME_OUT']).nullable(),
    groupNumber: int,
    prodCount: int,
    sellCount: int,
    participantsNeeded: int,
    joinNum: int,
    held: int,
    free: int,
    startTime: ts,
    endTime: ts,
    nowTime: ts,
    startIn: int,
    expiresIn: int,
    mode: z.literal('POOL'),
    maxNum: int.nullable(),
    groupSkuList: z.array(groupSku),
    remind: z.boolean(),
    orderNumber: z.string().nullable(),
    actions: z.array(action),
  })
  .openapi('GroupActivity');

/** What happened in a group, the latest first; `who` is masked, and nobody where it ended by itself. */
const groupLogLine = z
  .object({ time: ts, who: z.string().nullable(), what: z.enum(['JOINED', 'LEFT', 'COMPLETED', 'TIME_OUT']) })
  .openapi('GroupLogLine');

export const groupActivityDetail = groupActivity.extend({ log: z.array(groupLogLine) }).openapi('GroupActivityDetail');

export const groupActivityPage = pageOf(groupActivity, 'GroupActivity');

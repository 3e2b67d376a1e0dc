import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { readCampaign } from '#src/data/campaign.data.ts';
import { pathTo } from '#src/data/categoryTree.data.ts';
import { readNewerMessages } from '#src/data/chat.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { inPages } from '#src/data/pages.ts';
import { readPayment } from '#src/data/payment.data.ts';
import { voucherOf } from '#src/data/voucherOffer.ts';
import type { Category } from '#machines/model/category.ts';
import type { Voucher } from '#machines/model/voucher.ts';

/** What a data function must make of answers of which no sample speaks: `made` is what it makes, `wanted` what it should. */
export type Mapping = { title: string; made: () => unknown; wanted: unknown };

/** A gateway that answers documents by their names. */
const answering = (answers: Record<string, (variables: never) => unknown>): Execute =>
  (async (document: { __meta__?: unknown }, variables: never) => {
    const { hash } = document.__meta__ as { hash: keyof typeof documents };
    const name = /(?:query|mutation) (\w+)/.exec(documents[hash].text)?.[1] ?? '';
    const answer = answers[name];
    if (!answer) throw new Error(`'${name}' was asked.`);
    return answer(variables);
  }) as unknown as Execute;

const category = (categoryId: number, children: Category[] = []): Category =>
  ({ categoryId, categoryName: `C${categoryId}`, children }) as unknown as Category;
const tree = [category(1, [category(2), category(3, [category(4)])]), category(5)];

/** The orders S1 (unpaid) and S2 (paid). */
const partlyPaid = answering({
  ReadPlacedOrder: ({ orderNumber }: { orderNumber: string }) => ({ orderDetail: { orderNumber, status: orderNumber === 'S1' ? 1 : 2 } }),
});

const campaigns = [
  { campaignId: 1, status: 'RUNNING' },
  { campaignId: 2, status: 'ENDED' },
  { campaignId: 3, status: 'RUNNING' },
];

let asked = 0;
/** Conversations whose messages are said to go on, though none comes any more. */
const unending = answering({
  ReadConversations: () => ({ conversations: { records: [] } }),
  ReadMessages: () => {
    asked += 1;
    if (asked > 2) throw new Error('It asks on and on.');
    return { messages: { records: [], hasMore: true } };
  },
});

export const mappings: Mapping[] = [
  {
    title: 'a voucher says of its own collecting why not and until when',
    made: () => {
      const actions = [
        { action: 'DELETE', reason: 'a', until: 'b' },
        { action: 'COLLECT', reason: 'c', until: 'd' },
      ];
      return voucherOf({ couponId: 1, actions } as unknown as Voucher & { actions: typeof actions });
    },
    wanted: { couponId: 1, reason: 'c', until: 'd' },
  },
  { title: 'the way to a category', made: () => pathTo(tree, 4).map((each) => each.categoryId), wanted: [1, 3, 4] },
  { title: 'no way to a category that is not there', made: () => pathTo(tree, 9), wanted: [] },
  {
    title: 'an empty list is on its first page',
    made: () => inPages({ records: [], total: 0, size: 20, current: 1, pages: 0 }, 20, 2).current,
    wanted: 1,
  },
  {
    title: 'of two orders, one of them paid, it is not asked how they can be paid',
    made: async () => (await readPayment(partlyPaid, { orderNumbers: 'S1,S2' })).info,
    wanted: null,
  },
  {
    title: 'beside a campaign stand the others that have not ended',
    made: async () => {
      const execute = answering({ ReadCampaign: () => ({ campaign: { campaignId: 1, prods: { records: [] } }, campaigns }) });
      const { others } = await readCampaign(execute, { campaignId: 1, regionId: 7, current: 1 });
      return others.map(({ campaignId }) => campaignId);
    },
    wanted: [3],
  },
  {
    title: 'newer messages are read no further than one that brings none',
    made: async () => {
      asked = 0;
      return (await readNewerMessages(unending, { conversationId: 1, after: 5 })).messages;
    },
    wanted: [],
  },
];

import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { readAreaTree } from '#src/data/addressBook.data.ts';
import { readCampaign } from '#src/data/campaign.data.ts';
import { pathTo } from '#src/data/categoryTree.data.ts';
import { messageOf, readConversations, readNewerMessages } from '#src/data/chat.data.ts';
import { readDiscovery } from '#src/data/discover.data.ts';
import { freshCards } from '#src/data/footprint.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { saveReminder } from '#src/data/groupBuy.data.ts';
import { inPages } from '#src/data/pages.ts';
import { readPayment } from '#src/data/payment.data.ts';
import { readProductList } from '#src/data/productList.data.ts';
import { voucherOf } from '#src/data/voucherOffer.ts';
import { collectVoucher } from '#src/data/vouchers.data.ts';
import type { Category } from '#machines/model/category.ts';
import { problemOf } from '#machines/model/problem.ts';
import type { ProdCard } from '#machines/model/product.ts';
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

/** The orders S1 and S3 (unpaid) and S2 (paid). */
const partlyPaid = answering({
  ReadPlacedOrder: ({ orderNumber }: { orderNumber: string }) => ({ orderDetail: { orderNumber, status: orderNumber === 'S2' ? 2 : 1 } }),
  ReadPayInfo: ({ orderNumbers }: { orderNumbers: string }) => ({ payInfo: { orderNumbers } }),
});

const campaigns = [
  { campaignId: 1, status: 'RUNNING' },
  { campaignId: 2, status: 'ENDED' },
  { campaignId: 3, status: 'RUNNING' },
];

/** Two countries, of which the second is asked for. */
const countries = answering({
  ReadAreaTree: () => ({
    areaTree: [7, 8].map((areaId) => ({ areaId, areaName: `A${areaId}`, parentId: 0, level: 0, areas: null })),
  }),
});

/** Shelves whose first card is the category that they were asked for, and whose title is their order. */
const shelves = answering({
  ReadCategoryTree: () => ({ categoryTree: tree }),
  ReadNewProducts: () => ({ newProducts: { records: [], total: 0 } }),
  ReadCategoryProducts: ({ categoryId, sortName }: { categoryId: number; sortName: string }) => ({
    categoryProducts: { records: [{ prodId: categoryId, prodName: sortName }], total: 1 },
  }),
  SearchProducts: ({ categoryId }: { categoryId: number }) => ({ search: { records: [{ prodId: categoryId }], total: 1, facets: null } }),
  ReadTags: () => ({ tags: [{ tagId: 1, title: 'One', icon: 'a' }], tagBlocks: [{ tagId: 2, title: 'Two', icon: 'b' }] }),
  ReadTagShelf: ({ tagId }: { tagId: number }) => ({ productsByTag: { records: [{ prodId: tagId }], total: 1 } }),
});
const discovered = async (place: Parameters<typeof readDiscovery>[1]['place']) => {
  const { path, cards } = await readDiscovery(shelves, { place, regionId: 7 });
  return [path.map(({ categoryId }) => categoryId), cards.map(({ prodId, prodName }) => [prodId, prodName])];
};
const titleOf = async (place: Parameters<typeof readProductList>[1]['place']): Promise<string> => {
  const { heading } = await readProductList(shelves, { place, regionId: 7 });
  return 'title' in heading ? heading.title : heading.kind;
};
const refusedWith = async (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'no refusal',
    (failed: unknown) => problemOf(failed).code,
  );
const inside = (slug: string) => ({ name: 'categoryList' as const, categoryList: 'c', categoryId: 3, category: slug, query: '' });

/** What stands on the shelf of the cards 11, 12 and 13: the first is dearer, the second has no price here, the third is not known. */
const statuses = answering({
  ReadStatuses: ({ prodIds }: { prodIds: string }) => ({
    productStatuses: [
      { prodId: 11, price: 9, currency: 'LKR', priceSymbol: 'Rs', stockStatus: 'LOW', deliverable: true },
      { prodId: 12, price: null, currency: 'LKR', priceSymbol: 'Rs', stockStatus: prodIds, deliverable: false },
    ],
  }),
});
const keptCard = (prodId: number) =>
  ({
    prodId,
    price: 5,
    currency: 'TRY',
    priceSymbol: '₺',
    oriPrice: 6,
    discount: 10,
    stockStatus: 'IN_STOCK',
    deliverable: true,
  }) as ProdCard;

const conversation = (conversationId: number, latestType: string | null) => ({ conversationId, latestType });

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
    title: 'of three orders, one of them paid, it is asked how the others can be paid',
    made: async () => (await readPayment(partlyPaid, { orderNumbers: 'S1,S2,S3' })).info,
    wanted: { orderNumbers: 'S1,S3' },
  },
  {
    title: 'of an order that is paid it is not asked how it can be paid',
    made: async () => (await readPayment(partlyPaid, { orderNumbers: 'S2' })).info,
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
    title: 'of several countries the one that was asked for',
    made: async () => (await readAreaTree(countries, { regionId: 8 })).areaName,
    wanted: 'A8',
  },
  {
    title: 'a message brings what of its payload the words know, of the kind that they know',
    made: () => {
      const payload = { couponId: 3, prodId: '4', orderNumber: '5', automatic: true, other: 6 };
      return messageOf({ msgId: 1, payload } as unknown as Parameters<typeof messageOf>[0]).payload;
    },
    wanted: { couponId: 3, orderNumber: '5', automatic: true },
  },
  {
    title: 'what was said last is of a kind that the words know, or of none',
    made: async () => {
      const records = [conversation(1, 'IMAGE'), conversation(2, 'SONG'), conversation(3, null)];
      const all = await readConversations(answering({ ReadConversations: () => ({ conversations: { records } }) }), undefined);
      return all.map(({ latestType }) => latestType);
    },
    wanted: ['IMAGE', null, null],
  },
  {
    title: 'a category of the second level is discovered by what is new in it',
    made: () => discovered({ name: 'subCategory', category: 'c-4' }),
    wanted: [[1, 3, 4], [[4, 'new']]],
  },
  {
    title: 'a category is discovered by what sells',
    made: () => discovered({ name: 'category', categoryId: 5 }),
    wanted: [[5], [[5, 'soldNum']]],
  },
  {
    title: 'where the address names no category, the first of all is discovered',
    made: () => discovered({ name: 'category', categoryId: null }),
    wanted: [[1], [[1, 'soldNum']]],
  },
  {
    title: 'a category that is not there is not discovered',
    made: () => refusedWith(discovered({ name: 'subCategory', category: 'c-9' })),
    wanted: 'NOT_FOUND',
  },
  {
    title: 'cards that were kept have the price and stock of now, where there are any',
    made: async () => {
      const cards = await freshCards(statuses, { cards: [11, 12, 12, 13].map(keptCard), regionId: 7 });
      return cards.map(({ price, currency, oriPrice, discount, stockStatus, deliverable }) =>
        [price, currency, oriPrice, discount, stockStatus, deliverable].join(' '),
      );
    },
    wanted: ['9 LKR   LOW true', '5 TRY 6 10 11,12,13 false', '5 TRY 6 10 11,12,13 false', '5 TRY 6 10 SOLD_OUT true'],
  },
  {
    title: 'a reminder is on or off as the mall says, not as it was asked for',
    made: async () => {
      const saved = (on: number) => answering({ RemindOfGroupBuy: () => ({ remindOfGroupBuy: { on } }) });
      const wanted = { groupActivityId: 1, isOn: true };
      return [await saveReminder(saved(1), wanted), await saveReminder(saved(0), wanted)];
    },
    wanted: [{ isOn: true }, { isOn: false }],
  },
  {
    title: 'a tag of the second row has its own heading',
    made: () => titleOf({ name: 'services', services: '', tagId: 2, query: '' }),
    wanted: 'Two',
  },
  {
    title: 'a category inside another one has its own heading',
    made: () => titleOf(inside('c-4')),
    wanted: 'C4',
  },
  {
    title: 'a category that lies elsewhere is not inside',
    made: () => refusedWith(titleOf(inside('c-2'))),
    wanted: 'NOT_FOUND',
  },
  {
    title: 'a voucher that was collected says why it cannot be collected again, not why it cannot be deleted',
    made: async () => {
      const actions = [
        { action: 'DELETE', reason: 'a' },
        { action: 'COLLECT', reason: 'c' },
      ];
      const execute = answering({ CollectVoucher: () => ({ collectVoucher: { couponId: 1, actions, state: 'COLLECTED' } }) });
      return (await collectVoucher(execute, { couponId: 1, key: 'k' })).reason;
    },
    wanted: 'c',
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

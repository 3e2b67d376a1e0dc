import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#machines/rules/slug.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  // Campaigns are of the calendar: they are filled anew around the moment at which the harness stands its clock.
  await stack.test.ops('POST', '/_ops/reset', { seed: 'gone' });
});
afterAll(() => stack.close());

const sriLanka = 659006000402;
const hourMs = 3_600_000;

const read = async (address: string) => {
  const response = await stack.visitor().fetch(address);
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
    isTold: html.includes('application/ld+json'),
  };
};

type Category = { categoryId: number; categoryName: string; children: Category[] };
type Campaign = { campaignId: number; title: string; endTime: string; status: 'UPCOMING' | 'ON' | 'ENDED' };
const ask = async <Body>(path: string) =>
  (await stack.test.ask<Body>('GET', path, { query: { regionId: sriLanka, current: 1, size: 1 } })).body;
const first = <Each>(list: readonly Each[]): Each => {
  if (list[0] === undefined) throw new Error('the mall has none');
  return list[0];
};
const named = (name: string): string => encodeURIComponent(slugOf(name));

/** Of each kind of place whose address bears a name: one that stands, by its present address and as it would be under an old name. */
const renamed = async (): Promise<{ kind: string; present: string; old: string }[]> => {
  const parent = first((await ask<Category[]>('/category/tree')).filter(({ children }) => children.length > 0));
  const inside = first(parent.children);
  const tag = first(await ask<{ tagId: number; title: string }[]>('/indexTag/taglist'));
  const shop = first((await ask<{ records: { shopId: number; shopName: string }[] }>('/shopDetail/page')).records);
  const brand = first((await ask<{ records: { brandId: number; brandName: string }[] }>('/brand/list')).records);
  const campaign = first(await ask<Campaign[]>('/campaign/list'));
  return [
    { kind: 'a category', present: `/${named(inside.categoryName)}/${inside.categoryId}`, old: `/an-old-name/${inside.categoryId}` },
    {
      kind: 'a category chosen inside another',
      present: `/${named(inside.categoryName)}/${inside.categoryId}`,
      old: `/${named(parent.categoryName)}/${parent.categoryId}/prods/an-old-name-${inside.categoryId}`,
    },
    {
      kind: 'a category to look around in',
      present: `/discover/sub/${named(parent.categoryName)}-${parent.categoryId}`,
      old: `/discover/sub/an-old-name-${parent.categoryId}`,
    },
    { kind: 'a tag', present: `/services/${named(tag.title)}?tagId=${tag.tagId}`, old: `/services/an-old-name?tagId=${tag.tagId}` },
    { kind: 'a shop', present: `/store/${named(shop.shopName)}/${shop.shopId}`, old: `/store/an-old-name/${shop.shopId}` },
    { kind: 'a brand', present: `/brands/${named(brand.brandName)}/${brand.brandId}`, old: `/brands/an-old-name/${brand.brandId}` },
    {
      kind: 'a campaign',
      present: `/campaign/${named(campaign.title)}/${campaign.campaignId}`,
      old: `/campaign/an-old-name/${campaign.campaignId}`,
    },
  ];
};

describe('An address', () => {
  it('under an old name moves for good to where each kind of place stands now, which is there', async () => {
    for (const { kind, present, old } of await renamed()) {
      expect(await read(old), kind).toMatchObject({ status: 301, location: present });
      expect(await read(present), kind).toMatchObject({ status: 200, location: null });
    }
  });

  it('of what is gone, of each kind, is a 404 that nobody indexes', async () => {
    const { categoryId, categoryName } = first(await ask<Category[]>('/category/tree'));
    const gone = [
      '/bags/999999999',
      `/${named(categoryName)}/${categoryId}/prods/bags-999999999`,
      '/category?categoryId=999999999',
      '/discover/sub/bags-999999999',
      '/discover/sub/bags',
      '/services/deals?tagId=999999999',
      '/store/nobody/999999999',
      '/brands/nothing/999999999',
      '/campaign/nothing/999999999',
      '/products/999999999',
    ];
    for (const address of gone)
      expect(await read(address), address).toEqual({ status: 404, location: null, robots: 'noindex', isTold: false });
  });

  it('of a campaign that is over still answers, is not to be indexed, and leaves the site map', async () => {
    const isListed = async (address: string): Promise<boolean> =>
      (await (await stack.visitor().fetch('/sitemaps/campaign-0.xml')).text()).includes(`${address}</loc>`);
    const { campaignId, title, endTime } = first((await ask<Campaign[]>('/campaign/list')).filter(({ status }) => status === 'ON'));
    const address = `/campaign/${named(title)}/${campaignId}`;
    expect(await read(address)).toMatchObject({ status: 200, robots: null, isTold: true });
    expect(await isListed(address)).toBe(true);
    await stack.test.advance(Date.parse(endTime) + hourMs - stack.test.mall.context.clock.now());
    // A kept document may be shown for its stated life.
    const withinLife = { interval: 500 };
    await expect.poll(() => read(address), withinLife).toEqual({ status: 200, location: null, robots: 'noindex', isTold: false });
    await expect.poll(() => isListed(address), withinLife).toBe(false);
  });

  it('of a shared list shows it, unindexed, while its link is open; after its end it is a 410, and one that never was a 404', async () => {
    const owner = stack.visitor();
    await owner.login();
    const change = async <Answer>(name: string, variables: object): Promise<Answer> => (await owner.ask(name, variables)).data as Answer;
    const { createGroceryList } = await change<{ createGroceryList: { listId: number } }>('CreateList', { listName: 'Picnic' });
    const { listId } = createGroceryList;
    const { shareGroceryList } = await change<{ shareGroceryList: { shareCode: string } }>('ShareList', {
      listId,
      input: { mode: 'VIEW' },
    });
    const address = `/wish-list/shared/${shareGroceryList.shareCode}`;
    expect(await read(address)).toEqual({ status: 200, location: null, robots: 'noindex', isTold: false });
    await change('RevokeShare', { listId });
    expect(await read(address)).toEqual({ status: 410, location: null, robots: 'noindex', isTold: false });
    expect(await read('/wish-list/shared/none')).toEqual({ status: 404, location: null, robots: 'noindex', isTold: false });
  });
});

import { expect, expectThat, type Check } from './check.ts';
import { ask, get, send, type Asked } from './mall.ts';
import { pushBrowser } from '../drivers/pushService.ts';

const regionId = 659006000402;

type Card = { prodId: number; prodName: string; shopId: number; stockStatus: string; hasVariants: boolean };
type Product = Card & { skuList: { skuId: number; stocks: number; status: number }[]; codSupported: boolean };
type Offered = { couponId: number; canReceive: boolean };
type GroupBuy = { groupActivityId: number; groupBuyStatus: number; groupNumber: number; joinNum: number; held: number; free: number };
type Page<T> = { records: T[]; total: number };

/** Everything a guest can ask, in the order of the pages. */
export async function walkAsGuest(check: Check, url: string): Promise<void> {
  const ok = (id: string, asked?: Asked): Promise<void> => check(`${id} for a guest`, async () => void (await get(url, id, asked)));
  for (const id of ['A1', 'A2', 'A3', 'A4', 'A5', 'A7', 'A9', 'A10']) await ok(id);
  for (const id of ['E1', 'E2', 'E3', 'E5', 'E6', 'E7', 'E8', 'F2', 'F16', 'F19', 'G2', 'U4']) await ok(id, { query: { regionId } });
  for (const slug of ['service-agreement', 'privacy-agreement', 'refund-return', 'about-us', 'help', 'policies', 'contact'])
    for (const lang of ['en-us', 'zh-cn']) await ok('A6', { params: { slug }, query: { lang } });
  await ok('F1', { query: { regionId, parentId: 0 } });
  await ok('D9', { query: { regionId } });
  await ok('B12', { query: { code: 'DEMODILA' } });

  await check('index 158 of the phone codes is Sri Lanka', async () =>
    expect((await get<{ key: string; value: string }[]>(url, 'A3'))[158], { key: '94', value: 'Sri Lanka(+94)', countryCode: 'LK' }, 'it'),
  );
  await check('the price of a coin is told for each day that is asked for', async () => {
    const { history } = await get<{ history: { day: string }[] }>(url, 'T4', { query: { regionId, days: 7 } });
    expect(history.length, 7, 'days');
  });
  await check('home, categories, search, product and shop lead to one another', async () => {
    const tags = await get<{ tagId: number }[]>(url, 'E2', { query: { regionId } });
    await get(url, 'E4', { query: { regionId, tagId: tags[0]?.tagId ?? 0 } });
    await get(url, 'F9', { query: { regionId, tagId: tags[0]?.tagId ?? 0 } });
    const categories = await get<{ categoryId: number }[]>(url, 'F2', { query: { regionId } });
    const categoryId = categories[0]?.categoryId ?? 0;
    await get(url, 'F3', { query: { regionId, categoryId } });
    expectThat((await get<Page<Card>>(url, 'F4', { query: { regionId, categoryId } })).records.length > 0, 'the first category is empty');
    const [card] = (await get<Page<Card>>(url, 'E5', { query: { regionId, size: 5 } })).records;
    if (!card) throw new Error('nothing is recommended');
    const found = await get<Page<Card>>(url, 'G1', { query: { regionId, key: card.prodName, pageSize: 100 } });
    expectThat(
      found.records.some((each) => each.prodId === card.prodId),
      `searching for "${card.prodName}" does not find it`,
    );
    await get(url, 'G4', { query: { regionId, key: card.prodName } });
    const suggested = await get<string[]>(url, 'G3', { query: { keyword: card.prodName.slice(0, 3), size: 10 } });
    expectThat(suggested.length <= 10, 'more than ten suggestions');
    const panel = await get<Record<'terms' | 'categories' | 'brands' | 'shops', unknown[]>>(url, 'G5', {
      query: { keyword: card.prodName.slice(0, 3), regionId },
    });
    expectThat(Object.values(panel).flat().length <= 10, 'more than ten suggestions of all kinds');
    const { prodId, shopId } = card;
    const product = await get<Product>(url, 'F5', { query: { regionId, prodId } });
    expect(product.prodName, card.prodName, "the name on the product's page");
    for (const id of ['F6', 'F8', 'F10', 'F11', 'F12']) await get(url, id, { query: { regionId, prodId } });
    await get(url, 'F7', { query: { regionId, prodIds: prodId } });
    const shop = await get<{ shopName: string }>(url, 'F14', { query: { regionId, shopId } });
    expectThat(
      (await get<{ shopId: number }[]>(url, 'F15', { query: { regionId, name: shop.shopName } })).some((each) => each.shopId === shopId),
      'the shop is not found by its name',
    );
    await get(url, 'F17', { query: { regionId, shopId } });
    await get(url, 'F18', { query: { regionId, shopId } });
    const [campaign] = await get<{ campaignId: number; status: string }[]>(url, 'E8', { query: { regionId } });
    if (campaign)
      expect(
        (await get<{ status: string }>(url, 'E9', { query: { regionId, campaignId: campaign.campaignId } })).status,
        campaign.status,
        "the campaign's status in the list and on its page",
      );
    const [brand] = (await get<Page<{ brandId: number }>>(url, 'F19', { query: { regionId } })).records;
    if (brand) await get(url, 'F20', { query: { regionId, brandId: brand.brandId } });
    const [announcement] = (await get<Page<{ id: number }>>(url, 'U4', { query: { regionId } })).records;
    if (announcement) await get(url, 'U8', { query: { id: announcement.id } });
    const picture = await send(url, 'GET', `${(product as unknown as { pic: string }).pic}?w=160&fmt=webp`);
    expect(picture.headers.get('content-type'), 'image/webp', "the picture's type");
  });
  await check('group buys stand by their state, and each has its own page', async () => {
    for (const groupBuyStatus of [1, 2, 3]) {
      const { records } = await get<Page<GroupBuy>>(url, 'R1', { query: { regionId, groupBuyStatus } });
      for (const { groupActivityId, groupNumber } of records) {
        const one = await get<GroupBuy>(url, 'R2', { query: { regionId, groupActivityId } });
        expect([one.groupBuyStatus, one.joinNum + one.held + one.free], [groupBuyStatus, groupNumber], 'its state and its seats');
      }
    }
  });
  await check('what is not there is 404', async () => {
    for (const [id, query] of [
      ['E9', { regionId, campaignId: 1 }],
      ['R2', { regionId, groupActivityId: 1 }],
      ['F5', { regionId, prodId: 1 }],
      ['F14', { regionId, shopId: 1 }],
      ['U8', { id: 999_999_999_999 }],
    ] as const)
      expect((await ask(url, id, { query })).status, 404, id);
    expect((await ask(url, 'A6', { params: { slug: 'nothing' } })).status, 404, 'A6');
  });
}

const home = {
  receiver: 'Contract Run',
  countryId: 659006000402,
  provinceId: 1010000,
  cityId: 1010100,
  areaId: 1010103,
  addr: '1 Contract Road',
  mobile: '771234500',
  mobileCode: '94',
};

/** A shopper's day: from the address to a cash order that is cancelled; with the simulation plane also codes, a delivery and a receipt. */
export async function walkAsShopper(check: Check, url: string, ops: string | null, mail: string, password: string): Promise<void> {
  const login = () =>
    get<{ access_token: string; refresh_token: string }>(url, 'B1', { body: { userMail: mail, loginPassword: password } });
  const { access_token: token } = await login();
  const mine = <Body>(id: string, asked: Asked = {}): Promise<Body> => get<Body>(url, id, { ...asked, token });
  const ok = (id: string, asked?: Asked): Promise<void> => check(`${id} for a shopper`, async () => void (await mine(id, asked)));

  for (const id of [
    'C1',
    'C4',
    'C11',
    'C12',
    'C13',
    'D1',
    'I2',
    'I9',
    'L1',
    'M1',
    'M2',
    'M4',
    'N4',
    'P2',
    'P3',
    'T1',
    'T2',
    'T3',
    'T5',
    'T6',
    'U1',
    'U2',
    'U3',
    'V1',
    'V6',
    'V9',
    'W1',
  ])
    await ok(id);
  await ok('C2', { body: { nickName: 'Nimal' } });
  await ok('C5', { body: { regionId: 659006000402, lang: 'en', notify: { order: true, promo: false, chat: true } } });
  await ok('C3', { body: { oldPassword: password, password: `${password}x` } });
  await check('C3 back again', async () => void (await mine('C3', { body: { oldPassword: `${password}x`, password } })));
  await ok('T7', { body: { shown: false } });
  await ok('T7', { body: { shown: true } });
  await ok('U5', { body: {} });
  await ok('U6', { body: [] });
  await ok('D7', { query: { pid: 0 } });
  await ok('D8', { query: { regionId: 659006000402 } });

  await check('an address is added, changed, made the default and removed', async () => {
    const first = await mine<{ addrId: number }>('D3', { body: home, headers: { 'idempotency-key': `address-${Date.now()}` } });
    const second = await mine<{ addrId: number; commonAddr: number }>('D3', { body: { ...home, addr: '2 Contract Road' } });
    await mine('D4', { body: { ...home, addrId: second.addrId, addr: '3 Contract Road', commonAddr: 0 } });
    await mine('D2', { params: { addrId: second.addrId } });
    if (second.commonAddr === 0) await mine('D6', { params: { addrId: second.addrId } });
    expect((await ask(url, 'D6', { token, params: { addrId: second.addrId } })).status, 409, 'the default made the default');
    await mine('D5', { params: { addrId: second.addrId } });
    expect((await ask(url, 'D2', { token, params: { addrId: second.addrId } })).status, 404, 'what was removed');
    await mine('D6', { params: { addrId: first.addrId } }).catch(() => undefined);
  });

  await check('lines come into the cart, change and leave it; an order is submitted once, paid in cash, and cancelled', async () => {
    await mine('I6');
    const product = await findCashProduct(url);
    const line = { prodId: product.prodId, shopId: product.shopId, skuId: product.skuId };
    const { basketId } = await mine<{ basketId: number }>('I4', {
      body: { basketId: 0, count: 2, ...line },
      headers: { 'idempotency-key': `line-${Date.now()}` },
    });
    await mine('I1', { body: {} });
    await mine('I7', { body: { basketId, count: product.enough } });
    await mine('I13', { body: { basketId, skuId: line.skuId } });
    expect((await ask(url, 'I13', { token, body: { basketId, skuId: 1 } })).status, 404, 'a variant that is none of the product');
    await mine('I8', { body: { basketIds: [basketId], checked: 1 } });
    await mine('I3', { body: [basketId] });
    const other = (await get<{ regionId: number; currency: string }[]>(url, 'A1')).find((region) => region.regionId !== home.countryId);
    const there = { query: { regionId: other?.regionId ?? home.countryId } };
    await mine('I1', { body: {}, ...there });
    await mine('I9', there);
    expect(
      (await mine<{ currency: string }>('I3', { body: [basketId], ...there })).currency,
      other?.currency,
      'what it would cost in another region',
    );
    await mine('I11', { body: { items: [{ ...line, count: 1 }] } });
    await mine('I10');
    const [address] = await mine<{ addrId: number }[]>('D1');
    await mine('J2', { query: { addrId: address?.addrId ?? 0 } });
    const preview = await mine<{
      checkoutToken: string;
      priceHash: string;
      shopCartOrders: { shopId: number }[];
      actualTotal: number;
      priceLines: Record<string, number>;
      issues: { level: string }[];
    }>('J1', { body: { basketIds: [basketId], addrId: 0, payType: 21 } });
    expectThat(!preview.issues.some((issue) => issue.level === 'BLOCK'), `the preview is blocked: ${JSON.stringify(preview.issues)}`);
    await mine('Q10', { body: { checkoutToken: preview.checkoutToken } });
    const promo = await mine<{ valid: boolean; off: number }>('J4', { body: { code: 'WELCOME10', checkoutToken: preview.checkoutToken } });
    expectThat(promo.valid && promo.off > 0, `the demo's code takes something off: ${JSON.stringify(promo)}`);
    const key = `submit-${Date.now()}`;
    const submit = () =>
      ask(url, 'J3', {
        token,
        body: {
          checkoutToken: preview.checkoutToken,
          orderShopParam: preview.shopCartOrders.map(({ shopId }) => ({ shopId, remarks: '' })),
        },
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([submit(), submit(), submit()]);
    const done = answers.filter((each) => each.status === 200);
    expectThat(
      done.length > 0 && answers.every((each) => each.status === 200 || (each.body as { code: string }).code === 'IDEMPOTENCY_IN_PROGRESS'),
      `equal submits: ${JSON.stringify(answers.map((each) => each.body))}`,
    );
    expect(new Set(done.map((each) => each.text)).size, 1, 'the number of answers to one submit');
    const { orderNumbers } = (done[0] as { body: { orderNumbers: string } }).body;
    const [orderNumber = ''] = orderNumbers.split(',');
    const due = await mine<{ payTypes: { payType: number; enabled: boolean; reasonCode: string | null }[]; installment: object | null }>(
      'K1',
      {
        query: { orderNumbers },
      },
    );
    const later = due.payTypes.find(({ payType }) => payType === 23);
    expectThat(
      later === undefined || (later.enabled ? due.installment !== null : later.reasonCode !== null),
      'what can be paid later has its plans, what cannot its reason',
    );
    const planless = await ask(url, 'K2', { token, body: { orderNumbers, payType: 23 } });
    expect([planless.status, (planless.body as { code: string }).code], [400, 'VALIDATION'], 'paying later by no plan');
    const paid = await mine<{ payNo: string; payStatus: string }>('K2', {
      body: { orderNumbers, payType: 21, codConfirmed: 1 },
      headers: { 'idempotency-key': `pay-${Date.now()}` },
    });
    expect(paid.payStatus, 'COD_DUE', 'the payment');
    await mine('K3', { query: { payNo: paid.payNo } });
    await mine('M3', { query: { orderNumber } });
    const clocks = await mine<{ records: { orderNumber: string | null }[]; calendar: string }>('C12', { query: { format: 'ics' } });
    expectThat(
      clocks.records.some((each) => each.orderNumber === orderNumber) && clocks.calendar.includes(orderNumber),
      'its clock is told',
    );
    await mine('M15', { params: { orderNumber } });
    const unpaid = await ask(url, 'M14', { token, params: { orderNumber } });
    expect([unpaid.status, (unpaid.body as { code: string }).code], [409, 'NO_RECEIPT_YET'], 'a receipt before the money');
    await mine('M5', { params: { orderNumber } });
    await mine('M19', { params: { orderNumber } });
    const cancelled = await mine<{ allowed: boolean; statusCode: string }>('M18', { params: { orderNumber }, query: { action: 'CANCEL' } });
    expect([cancelled.allowed, cancelled.statusCode], [true, 'CLOSED.BUYER_CANCEL'], 'a cancel that is only tried');
    expect((await mine<{ statusCode: string }>('M3', { query: { orderNumber } })).statusCode, 'TO_DELIVER.NEW', 'the order after it');
    const { addrId } = await mine<{ addrId: number }>('D3', { body: { ...home, addr: '5 Contract Road', commonAddr: 0 } });
    await mine('M8', { params: { orderNumber }, body: { addrId } });
    await mine('D5', { params: { addrId } });
    const early = await ask(url, 'M9', { token, params: { orderNumber } });
    expect([early.status, (early.body as { code: string }).code], [409, 'TRANSITION_NOT_ALLOWED'], 'a receipt before shipping');
    await mine('M6', { params: { orderNumber }, body: { reason: 'changed_mind' } });
    await mine('M11', { params: { orderNumber } });
    await mine('M12', { params: { orderNumber } });
    await mine('M13', { params: { orderNumber }, body: {}, headers: { 'idempotency-key': `again-${Date.now()}` } });
    await mine('I6');
    await mine('M11', { params: { orderNumber } });
    if (ops) await receive(url, ops, token, line, product.enough);
    await mine('I5', { body: [basketId] });
  });

  await check('a seat in a group buy is held by an order and given back; one that begins later is waited for', async () => {
    const of = async (groupBuyStatus: number) => (await mine<Page<GroupBuy>>('R1', { query: { regionId, groupBuyStatus } })).records[0];
    const [open, upcoming] = [await of(1), await of(3)];
    if (upcoming)
      for (const on of [1, 0])
        expect(await mine('R10', { body: { groupActivityId: upcoming.groupActivityId, on } }), { on }, 'the reminder');
    if (!open) return;
    const groupSkuId = open.groupActivityId;
    const { checkoutToken, orderType } = await mine<{ checkoutToken: string; orderType: number }>('R5', {
      body: { groupSkuId, addrId: 0 },
    });
    expect(orderType, 1, 'the kind of its order');
    const { orderNumbers } = await mine<{ orderNumbers: string }>('R6', {
      body: { checkoutToken },
      headers: { 'idempotency-key': `seat-${Date.now()}` },
    });
    const twice = await ask(url, 'R5', { token, body: { groupSkuId, addrId: 0 } });
    expect([twice.status, (twice.body as { code: string }).code], [409, 'ALREADY_IN_TEAM'], 'a second seat');
    await mine('M6', { params: { orderNumber: orderNumbers }, body: { reason: 'changed_mind' } });
    expect((await mine<GroupBuy>('R2', { query: { regionId, groupActivityId: groupSkuId } })).held, open.held, 'the held seats after it');
    await mine('M11', { params: { orderNumber: orderNumbers } });
  });

  await check('a product becomes a favourite, a shop is followed, and what was looked at is remembered and forgotten', async () => {
    const { prodId, shopId, skuId } = await findCashProduct(url);
    await mine('H5', { params: { prodId } });
    expect(await mine('H2', { query: { prodId } }), true, 'whether it is one');
    expect(await mine('H3', { body: [prodId, 1] }), [prodId], 'the favourites among them');
    expect(
      (await mine<Page<Card>>('H1')).records.map((card) => card.prodId),
      [prodId],
      'the favourites',
    );
    await mine('H7');
    await mine('H4', { body: prodId });
    await mine('H6', { params: { prodId } });
    expect((await ask(url, 'H5', { token, params: { prodId: 1 } })).status, 404, 'an unknown product');
    await mine('H11', { params: { shopId } });
    expect(await mine('H9', { query: { shopId } }), true, 'whether it is followed');
    await mine('H8');
    await mine('H10', { body: shopId });
    await mine('H12', { params: { shopId } });
    await mine('H13', { body: { prodId } });
    await mine('H16', { body: [{ prodId, browseTime: new Date(Date.now() - 86_400_000).toISOString() }] });
    const looked = await mine<Page<{ prodBrowseLogId: number }>>('H14');
    await mine('H15', { body: looked.records.map((log) => log.prodBrowseLogId) });
    const { basketId } = await mine<{ basketId: number }>('I4', { body: { basketId: 0, count: 1, prodId, shopId, skuId } });
    expect(await mine('I12', { body: [basketId] }), { moved: 1 }, 'what moved to the favourites');
  });

  await check('a grocery list is begun, filled, bought and deleted', async () => {
    const { prodId, shopId, skuId } = await findCashProduct(url);
    const listName = `Contract run ${Date.now()}`;
    const { listId } = await mine<{ listId: number }>('S2', { body: { listName }, headers: { 'idempotency-key': `list-${Date.now()}` } });
    const again = await ask(url, 'S2', { token, body: { listName: ` ${listName.toUpperCase()} ` } });
    expect([again.status, (again.body as { code: string }).code], [409, 'LIST_NAME_EXISTS'], 'the same name once more');
    const nameless = await ask(url, 'S2', { token, body: { listName: ' ' } });
    expect([nameless.status, (nameless.body as { code: string }).code], [400, 'LIST_NAME_REQUIRED'], 'a list without a name');
    const params = { listId };
    await mine('S6', { params, body: { prodId, skuId, shopId, count: 1 } });
    const { items } = await mine<{ items: { itemId: number; count: number }[] }>('S6', {
      params,
      body: { prodId, skuId, shopId, count: 1 },
    });
    expect(
      items.map(({ count }) => count),
      [2],
      'one variant added twice',
    );
    await mine('S7', { params: { listId, itemId: items[0]?.itemId ?? 0 }, body: { count: 1, note: 'The blue one' } });
    await mine('S4', { params, body: { listName: `${listName} / 2` } });
    expect((await mine<{ listId: number }>('S3', { query: { listName: `${listName} / 2` } })).listId, listId, 'the list by its name');
    await mine('S1', { query: { skuId } });
    await mine('S13', { params, body: { mode: 'CART' } });
    await mine('I6');
    const { shareCode } = await mine<{ shareCode: string }>('S9', { params, body: { mode: 'VIEW', expiresInDays: 7 } });
    const shared = { params: { shareCode } };
    const seen = (await ask(url, 'S11', shared)).body as { role: string; owner: string | null; share: unknown };
    expect([seen.role, typeof seen.owner, seen.share], ['VIEWER', 'string', null], 'the list as a guest sees it by its link');
    const copied = await mine<{ listId: number; listName: string }>('S12', { ...shared, body: {} });
    expect(copied.listName, `${listName} / 2 2`, 'the name of a copy');
    await mine('S5', { params: { listId: copied.listId } });
    await mine('S10', { params });
    const ended = await ask(url, 'S11', shared);
    expect([ended.status, (ended.body as { code: string }).code], [410, 'SHARE_EXPIRED'], 'a link that was taken back');
    await mine('S8', { params, body: [] });
    await mine('S5', { params });
    expect((await ask(url, 'S3', { token, query: { listId } })).status, 404, 'the list after it');
    const [undo] = await mine<{ token: string; kind: string; name: string }[]>('C13');
    expect([undo?.kind, undo?.name], ['LIST', `${listName} / 2`], 'what can be taken back');
    await mine('C14', { params: { token: undo?.token ?? '' } });
    expect((await ask(url, 'S3', { token, query: { listId } })).status, 200, 'the list that was taken back');
    expect((await ask(url, 'C14', { token, params: { token: undo?.token ?? '' } })).status, 404, 'taken back once more');
    await mine('S5', { params });
  });

  await check('a voucher is collected, a review found useful, and nobody waits for what is there', async () => {
    const { prodId, shopId, skuId } = await findCashProduct(url);
    await mine('F13', { body: { skuId, on: 0 } });
    const vouchers = [
      ...(await mine<Offered[]>('Q2', { query: { prodId, shopId } })),
      ...(await mine<Offered[]>('Q3', { query: { shopId } })),
    ];
    const offered = vouchers.find(({ canReceive }) => canReceive);
    if (offered) {
      const { couponUserId } = await mine<{ couponUserId: number }>('Q6', { body: offered.couponId });
      await mine('Q7', { query: { status: 1 } });
      await mine('Q8');
      await mine('Q9');
      await mine('Q11', { params: { couponUserId } });
    }
    for (const tab of ['all', 'product', 'shop', 'mall', 'recommended']) await get(url, 'Q1', { query: { tab, regionId } });
    const [one] = (await get<Page<Offered>>(url, 'Q1', { query: { tab: 'mall', regionId } })).records;
    await get(url, 'Q4', { query: { couponId: one?.couponId ?? 0 } });
    await get(url, 'Q5', { query: { couponId: one?.couponId ?? 0, regionId } });
    const { records } = await get<Page<Card & { commNum: number }>>(url, 'E6', { query: { regionId, size: 20 } });
    const rated = records.find(({ commNum }) => commNum > 0);
    const [review] = rated
      ? (await get<Page<{ prodCommId: number }>>(url, 'F12', { query: { regionId, prodId: rated.prodId } })).records
      : [];
    if (!review) return;
    for (const on of [1, 0]) await mine('P6', { body: { prodCommId: review.prodCommId, on } });
    await mine('P7', { body: { prodCommId: review.prodCommId, reason: 'UNTRUE' } });
  });

  await check('a notice is deleted', async () => {
    const [notice] = (await mine<Page<{ id: number }>>('U1')).records;
    await mine('U7', { body: [notice?.id ?? 1] });
    expectThat(
      (await mine<Page<{ id: number }>>('U1')).records.every(({ id }) => id !== notice?.id),
      'the notice stands all the same',
    );
  });

  await check('a browser is told of notices, and no more', async () => {
    const browser = pushBrowser('https://fcm.googleapis.com').subscription;
    await mine('U9', { body: browser });
    const { endpoints } = await mine<{ endpoints: string[] }>('U11');
    expectThat(endpoints.includes(browser.endpoint), 'the browser is not among those that are told');
    await mine('U10', { body: { endpoint: browser.endpoint } });
  });

  await check('a conversation is opened, written in and read', async () => {
    const { conversationId } = await mine<{ conversationId: number }>('V2', { body: { support: true } });
    const clientMsgId = `contract-${Date.now()}`;
    const write = () => mine<{ msgId: number }>('V4', { body: { conversationId, clientMsgId, type: 'TEXT', content: 'Hello' } });
    const [message, again] = [await write(), await write()];
    expect(again.msgId, message.msgId, 'the message sent twice');
    await mine('V3', { query: { conversationId } });
    await mine('V7', { body: { msgId: message.msgId } });
    await mine('V8', { body: { conversationId } });
    await mine('V5', { body: { conversationId, lastMsgId: message.msgId } });
  });

  await check('a picture is uploaded with its token and shown', async () => {
    const permit = await mine<{ token: string; dir: string }>('W1', { query: { purpose: 'review' } });
    const form = new FormData();
    form.set('token', permit.token);
    form.set('key', `${permit.dir}one.png`);
    form.set(
      'file',
      new Blob(
        [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')],
        { type: 'image/png' },
      ),
      'one.png',
    );
    const { url: shown } = await mine<{ url: string }>('W2', { form });
    const key = shown.replace(/^.*\/oss\//, '');
    const picture = await ask(url, 'W3', { token, params: { key } });
    expect(picture.status, 200, 'the picture');
    expectThat(picture.headers.get('content-type')?.startsWith('image/') ?? false, 'it is no picture');
    expect((await ask(url, 'W3', { params: { key: 'nothing-here' } })).status, 404, 'a picture that is not there');
  });

  if (ops) await check('a code registers, logs in, adds an address, has all his data and sets a new password', () => signUp(url, ops));

  await check('tokens are rotated, a used one ends the session, a logout as well', async () => {
    const old = await login();
    const fresh = await get<{ access_token: string; refresh_token: string }>(url, 'B11', { body: { refreshToken: old.refresh_token } });
    expect((await ask(url, 'C1', { token: fresh.access_token })).status, 200, 'the fresh token');
    const newest = await get<{ access_token: string; refresh_token: string }>(url, 'B11', { body: { refreshToken: fresh.refresh_token } });
    expect((await ask(url, 'C1', { token: newest.access_token })).status, 200, 'the newest token');
    expect(
      (await ask(url, 'B11', { body: { refreshToken: old.refresh_token } })).status,
      400,
      'the used one, whose successor was used too',
    );
    expect((await ask(url, 'C1', { token: newest.access_token })).status, 401, 'the family');
    const other = await login();
    await get(url, 'B10', { token: other.access_token });
    expect((await ask(url, 'C1', { token: other.access_token })).status, 401, 'after the logout');
  });

  await check('a device is seen from another one, which logs it out', async () => {
    const other = await login();
    const devices = (): Promise<{ sessionId: string; current: boolean }[]> => get(url, 'C7', { token: other.access_token });
    const [own, ...others] = await devices();
    expect([own?.current, others.some(({ current }) => current)], [true, false], 'only the first one is this one');
    const params = { sessionId: own?.sessionId ?? '' };
    await mine('C8', { params });
    expect((await ask(url, 'C1', { token: other.access_token })).status, 401, 'after it was logged out');
    expect((await ask(url, 'C8', { token, params })).status, 404, 'logged out once more');
  });
}

/** A product that can be bought for cash, and how many of it are above every minimum. */
async function findCashProduct(url: string): Promise<{ prodId: number; shopId: number; skuId: number; enough: number }> {
  for (const card of (await get<Page<Card>>(url, 'E6', { query: { regionId, size: 50 } })).records) {
    if (card.stockStatus !== 'IN_STOCK') continue;
    const product = await get<Product & { price: number; maxBuy: number | null }>(url, 'F5', { query: { regionId, prodId: card.prodId } });
    const sku = product.skuList.find((each) => each.status === 1 && (each.stocks === -1 || each.stocks >= 10));
    const enough = Math.max(2, Math.ceil(500 / product.price));
    if (sku && product.codSupported && enough <= Math.min(9, product.maxBuy ?? 9) && product.price < 20_000)
      return { prodId: card.prodId, shopId: card.shopId, skuId: sku.skuId, enough };
  }
  throw new Error('nothing can be bought for cash');
}

async function plane(ops: string, path: string, body: unknown = {}): Promise<unknown> {
  const {
    status,
    body: answer,
    text,
  } = await send(ops, 'POST', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`the simulation plane answered ${status} to ${path}: ${text.slice(0, 200)}`);
  return answer;
}

async function receive(
  url: string,
  ops: string,
  token: string,
  line: { prodId: number; shopId: number; skuId: number },
  count: number,
): Promise<void> {
  const mine = <Body>(id: string, asked: Asked = {}): Promise<Body> => get<Body>(url, id, { ...asked, token });
  const preview = await mine<{ checkoutToken: string }>('J1', {
    body: { orderItem: { ...line, prodCount: count }, addrId: 0, payType: 21, insurance: 1 },
  });
  const { orderNumbers } = await mine<{ orderNumbers: string }>('J3', {
    body: { checkoutToken: preview.checkoutToken, orderShopParam: [{ shopId: line.shopId }] },
    headers: { 'idempotency-key': `receive-${Date.now()}` },
  });
  await mine('K2', { body: { orderNumbers, payType: 21, codConfirmed: 1 } });
  await plane(ops, `/_ops/seller/${orderNumbers}/pack`);
  await plane(ops, `/_ops/seller/${orderNumbers}/ship`, { company: 'Island Express', trackingNo: 'IE1' });
  const [parcel] = await mine<{ dvyFlowId: string }[]>('M15', { params: { orderNumber: orderNumbers } });
  await mine('M16', { query: { dvyFlowId: parcel?.dvyFlowId ?? '' } });
  const received = await mine<{ status: number; orderItemDtos: { orderItemId: number }[] }>('M9', {
    params: { orderNumber: orderNumbers },
  });
  expect(received.status, 4, 'the status of the received order');
  await mine('M14', { params: { orderNumber: orderNumbers } });
  const printed = await mine<{ pdf: string }>('M14', { params: { orderNumber: orderNumbers }, query: { format: 'pdf' } });
  expect(Buffer.from(printed.pdf, 'base64').subarray(0, 5).toString(), '%PDF-', 'the beginning of a receipt as PDF');
  const orderItemId = received.orderItemDtos[0]?.orderItemId ?? 0;
  const [review] = await mine<{ prodCommId: number }[]>('P1', {
    body: { orderItemId, prodId: line.prodId, score: 5, content: 'As shown' },
    headers: { 'idempotency-key': `review-${Date.now()}` },
  });
  const { prodCommId = 0 } = review ?? {};
  await mine('P4', { body: { prodCommId, content: 'Still as shown' } });
  await mine('P5', { query: { prodCommId } });
  await sendBack(mine, ops, orderNumbers, orderItemId);
}

/** One piece is returned against the seller's will, another wish withdrawn, and the insurance asked. */
async function sendBack(
  mine: <Body>(id: string, asked?: Asked) => Promise<Body>,
  ops: string,
  orderNumber: string,
  orderItemId: number,
): Promise<void> {
  type Refund = { refundSn: string; statusCode: string };
  await mine('N1', { query: { orderNumber, applyType: 2, orderItemId, goodsNum: 1 } });
  const application = { orderNumber, orderItemId, refundType: 2, applyType: 2, isReceiver: 1, buyerReason: 'damaged', goodsNum: 1 };
  const { refundSn } = await mine<Refund>('N2', { body: application, headers: { 'idempotency-key': `refund-${Date.now()}` } });
  await mine('N3', { body: { ...application, refundSn, buyerDesc: 'The lid is broken' } });
  await plane(ops, `/_ops/refund/${refundSn}/reject`, { msg: 'It left whole' });
  await mine('N9', { body: { refundSn, desc: 'It did not' } });
  await plane(ops, `/_ops/refund/${refundSn}/arbitrate`, { inFavourOf: 'BUYER' });
  await mine('N7', { body: { refundSn, expressName: 'Island Express', expressNo: 'IE2001' } });
  await mine('N8', { body: { refundSn, expressName: 'Island Express', expressNo: 'IE2002' } });
  await plane(ops, `/_ops/refund/${refundSn}/received`);
  expect((await mine<Refund>('N5', { query: { refundSn } })).statusCode, 'SUCCESS', 'the refund of what was returned');
  const other = await mine<Refund>('N2', { body: { ...application, applyType: 1 } });
  expect((await mine<Refund>('N10', { params: { refundSn: other.refundSn } })).statusCode, 'WITHDRAWN', 'a withdrawal that is only tried');
  expect((await mine<Refund>('N6', { body: { refundSn: other.refundSn } })).statusCode, 'WITHDRAWN', 'the wish that was taken back');
  await mine('M17', { params: { orderNumber }, body: { kind: 'DAMAGED', desc: 'The parcel was crushed' } });
  await mine('N4', { query: { state: 5 } });
}

async function signUp(url: string, ops: string): Promise<void> {
  const codeFor = async (target: string): Promise<string> => {
    const { body } = await send(ops, 'GET', `/_ops/mailbox?target=${encodeURIComponent(target)}`);
    return (body as { code: string }[])[0]?.code ?? '';
  };
  const mail = `contract${Date.now()}@example.com`;
  const mobile = `0094${String(Date.now()).slice(-9)}`;
  await get(url, 'B7', { body: { mail } });
  const again = await ask(url, 'B7', { body: { mail } });
  expect([again.status, (again.body as { code: string }).code], [400, 'CODE_TOO_FREQUENT'], 'a second code at once');
  const account = { userMail: mail, code: await codeFor(mail), loginPassword: 'Contract#1', nickName: 'Contract', regionId: 659006000402 };
  const registered = await get<{ isNewUser: boolean }>(url, 'B8', {
    body: account,
    headers: { 'idempotency-key': `register-${Date.now()}` },
  });
  expect(registered.isNewUser, true, 'isNewUser');
  await get(url, 'B6', { body: { mobile } });
  const quick = await get<{ isNewUser: boolean; access_token: string }>(url, 'B3', {
    body: { loginType: 0, loginId: mobile, code: await codeFor(mobile), region: 659006000402 },
  });
  expect(quick.isNewUser, true, 'isNewUser of the quick login');
  const added = `added${Date.now()}@example.com`;
  await get(url, 'B7', { body: { mail: added } });
  const { userMail, userMobile } = await get<{ userMail: string | null; userMobile: string | null }>(url, 'C6', {
    token: quick.access_token,
    body: { userMail: added, code: await codeFor(added) },
  });
  expect([userMail, userMobile], [added, mobile], 'an address beside the number');
  const { parts } = await get<{ parts: Record<string, Record<string, unknown>[]> }>(url, 'C9', { token: quick.access_token });
  expect(parts.account?.[0]?.mail, added, 'the address in all data held on him');
  expect((await get<{ openOrders: number }>(url, 'C15', { token: quick.access_token })).openOrders, 0, 'orders in the way of his leaving');
  await plane(ops, '/_ops/clock', { advanceMs: 61_000 });
  await get(url, 'B7', { body: { mail } });
  await get(url, 'B7', { body: { mail: added } });
  await get(url, 'C10', { token: quick.access_token, body: { code: await codeFor(added), forceDestroy: 1 } });
  expect((await ask(url, 'C1', { token: quick.access_token })).status, 401, 'a session of an account that is to be deleted');
  await get(url, 'B9', { body: { mail, code: await codeFor(mail), password: 'Contract#2' } });
  await get(url, 'B1', { body: { userMail: mail, loginPassword: 'Contract#2' } });
}

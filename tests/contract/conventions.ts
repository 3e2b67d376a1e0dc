import { expect, expectThat, type Check } from './check.ts';
import { operations } from './contract.ts';
import { ask, get, send } from './mall.ts';

type Priced = { price: number; currency: string };

/** Contract 1.1 to 1.3: what holds for every call. */
export async function walkConventions(check: Check, url: string, session: { access_token: string }): Promise<void> {
  const token = session.access_token;
  const user = (headers: Record<string, string>) => send(url, 'GET', '/p/user/userInfo', { headers });

  await check('a bearer is accepted in its three spellings', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `bearer${token}`])
      expect((await user({ authorization })).status, 200, authorization.slice(0, 8));
  });
  await check('an invalid token on a public path is ignored', async () => {
    expect((await ask(url, 'A1', { token: 'nobody-has-this' })).status, 200, 'the status');
  });
  await check('every answer names the contract version', async () => {
    for (const path of ['/salesRegions/all', '/p/user/userInfo', '/there/is/nothing'])
      expectThat((await send(url, 'GET', path)).headers.has('x-contract-version'), `${path} does not`);
  });
  await check('an unknown path is 404 with code, sentence and trace', async () => {
    const { status, body } = await send(url, 'GET', '/there/is/nothing');
    expect([status, (body as { code: string }).code], [404, 'NOT_FOUND'], 'the answer');
  });
  await check("the sentence of a refusal is in the caller's language", async () => {
    const sentences = await Promise.all(
      ['en-US', 'pt', 'ru', 'tr', 'zh-TW', 'zh-CN'].map(
        async (lang) =>
          (
            (
              await send(url, 'POST', '/mail/send', {
                headers: { 'accept-language': lang, 'content-type': 'application/json' },
                body: '{"mail":"a@b.online"}',
              })
            ).body as { desc: string }
          ).desc,
      ),
    );
    expect(sentences[0], 'Please enter valid email', 'the English one');
    expect(new Set(sentences).size, 6, 'the number of different ones');
  });
  await check('a list of languages with weights is read', async () => {
    const { body } = await ask(url, 'A1', { headers: { 'accept-language': 'xx, ru;q=0.3, tr;q=0.8' } });
    expect((body as { regionName: string }[])[3]?.regionName, 'Türkiye', 'the fourth region');
  });
  await check('the region is taken from the query, then the header, then the default', async () => {
    const currency = async (asked: Parameters<typeof ask>[2]) => ((await ask(url, 'A5', asked)).body as Priced).currency;
    expect(await currency({ query: { regionId: 659006000405 }, headers: { 'region-id': '659006000403' } }), 'TRY', 'by query');
    expect(await currency({ headers: { 'region-id': '659006000403' } }), 'CNY', 'by header');
    expect(await currency({}), 'LKR', 'by default');
  });
  await check('a page is clamped, not refused, and past the end it is empty', async () => {
    for (const [query, current, size] of [
      [{ current: 0, size: 1000 }, 1, 100],
      [{ current: -5, size: 0 }, 1, 1],
      [{ current: 'x', size: 'y' }, 1, null],
      [{ current: 99999, size: 10 }, 99999, 10],
    ] as const) {
      const page = await get<{ current: number; size: number; records: unknown[] }>(url, 'E6', {
        query: { regionId: 659006000402, ...query },
      });
      expect(page.current, current, `current of ${JSON.stringify(query)}`);
      if (size !== null) expect(page.size, size, `size of ${JSON.stringify(query)}`);
      if (current > 1000) expect(page.records, [], 'the records past the end');
    }
  });
  await check('money has exactly the digits of its region', async () => {
    for (const [regionId, digits] of [
      [659006000402, 2],
      [659006000403, 2],
      [659006000404, 0],
      [659006000405, 2],
    ] as const)
      for (const { price } of (await get<{ records: Priced[] }>(url, 'E6', { query: { regionId, size: 50 } })).records)
        expectThat(Number(price.toFixed(digits)) === price, `${price} in ${regionId}`);
  });
  await check('a public answer has an ETag and is not sent twice', async () => {
    const first = await ask(url, 'A1');
    const again = await send(url, 'GET', '/salesRegions/all', { headers: { 'if-none-match': first.headers.get('etag') ?? 'none' } });
    expect(again.status, 304, 'the status');
  });
  await check('the same key gives the first answer, with another body it is refused', async () => {
    const key = `contract-${Date.now()}`;
    const write = (name: string) =>
      ask(url, 'A8', {
        body: { name, userMail: 'contract@example.com', content: 'A message of the contract run.' },
        headers: { 'idempotency-key': key },
      });
    const [first, again, other] = [await write('One'), await write('One'), await write('Other')];
    expect(again.body, first.body, 'the second answer');
    expect(again.headers.get('idempotent-replay'), 'true', 'Idempotent-Replay');
    expect([other.status, (other.body as { code: string }).code], [409, 'IDEMPOTENCY_MISMATCH'], 'the answer to another body');
  });
  await check('the mall publishes every call of the contract', async () => {
    const own = (await send(url, 'GET', '/openapi.json')).body as { paths: Record<string, Record<string, unknown>> };
    const missing = operations.filter((each) => !own.paths[each.path]?.[each.method.toLowerCase()]).map((each) => each.id);
    expect(missing, [], 'what is missing');
  });
}

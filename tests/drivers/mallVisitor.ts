import type { MallProcess } from './mallProcess.ts';
import { sriLanka } from './skuFixtures.ts';
import { street } from './street.ts';

/** A variant that is sold by itself, from the catalogue of the demo. */
export type MallSku = { prodId: number; skuId: number; shopId: number };

/** Asks a mall (or its simulation plane) at `base`; `ip` is where it seems to come from. */
export async function askMall<Body>(
  base: string,
  method: string,
  path: string,
  asked: { token?: string; key?: string; ip?: string; body?: unknown } = {},
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
      ...(asked.key ? { 'idempotency-key': asked.key } : {}),
      ...(asked.ip ? { 'x-forwarded-for': asked.ip } : {}),
    },
    ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Logs the `nth` visitor of a mall that runs as a process in, gives him a place to send to, and answers his access token. */
export async function enterMall({ url, ops }: Pick<MallProcess, 'url' | 'ops'>, nth: number): Promise<string> {
  const [mail, ip] = [`visitor${nth}@serendib.com`, `10.0.0.${nth + 1}`];
  await askMall(url, 'POST', '/mail/send', { ip, body: { mail } });
  const letters = await askMall<{ code: string }[]>(ops, 'GET', `/_ops/mailbox?target=${encodeURIComponent(mail)}`);
  const session = await askMall<{ access_token: string }>(url, 'POST', '/quick/login', {
    ip,
    body: { loginType: 1, loginId: mail, code: letters.body[0]?.code, region: sriLanka },
  });
  const token = session.body.access_token;
  await askMall(url, 'POST', '/p/address/addAddr', { token, body: street });
  return token;
}

/** Something of this country that comes in one variant. @throws where the catalogue has none */
export async function findMallSku(base: string): Promise<MallSku> {
  const { body } = await askMall<{ records: (Omit<MallSku, 'skuId'> & { skuId: number | null; overseas: boolean })[] }>(
    base,
    'GET',
    `/prod/moreBuyProdList?regionId=${sriLanka}&current=1&size=100`,
  );
  const single = body.records.find(({ skuId, overseas }) => skuId !== null && !overseas);
  if (!single?.skuId) throw new Error('the catalogue has no single sku');
  return { prodId: single.prodId, skuId: single.skuId, shopId: single.shopId };
}

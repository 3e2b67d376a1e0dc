import { operations, propertiesOf, type Operation } from './contract.ts';
import { pathWith, send } from './mall.ts';
import type { Check } from './check.ts';

const words = ['abc', '-1', '0', '1e400', '99999999999999999999', '\u0000', "' or 1=1 --", 'x'.repeat(3000), '../../etc/passwd', '%'];
const values: unknown[] = [
  null,
  'abc',
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[[]]],
  '\u0000',
  'x'.repeat(3000),
  ['a', null],
  { a: { a: { a: 1 } } },
];
/** The vault stands behind these; a mall may be tried without one. */
const asksTheVault = new Set(['L2', 'L3', 'B2', 'B4', 'B5']);
/** It would end the session that the rest of the junk is sent with. */
const ENDS_THE_SESSION = 'B10';

function faultOfRefusal(of: Operation, what: string, status: number, body: unknown): string {
  if (status < 400) return '';
  const { code, desc, traceId } = (body ?? {}) as { code?: unknown; desc?: unknown; traceId?: unknown };
  if (status === 503 && code === 'UNAVAILABLE' && asksTheVault.has(of.id)) return '';
  if (status >= 500) return `${of.id} ${what}: ${status} ${JSON.stringify(body)}`;
  if (typeof code !== 'string' || !/^[A-Z_]+$/.test(code) || typeof desc !== 'string' || desc === '' || typeof traceId !== 'string')
    return `${of.id} ${what}: ${status} without code, desc or traceId: ${JSON.stringify(body)}`;
  return '';
}

/** Whatever is sent to whatever call, the answer is a success or a 4xx with code, sentence and trace. */
export async function fuzz(check: Check, url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const of of operations.filter(({ id }) => id !== ENDS_THE_SESSION)) {
    const params = Object.fromEntries(of.parameters.filter((each) => each.in === 'path').map((each) => [each.name, '1']));
    const path = pathWith(of, { params });
    const probe = async (
      what: string,
      method: string,
      address: string,
      init: Parameters<typeof send>[3],
      wanted?: number,
    ): Promise<void> => {
      const { status, body } = await send(url, method, address, init);
      const fault = faultOfRefusal(of, what, status, body);
      if (fault !== '') throw new Error(fault);
      if (wanted !== undefined && status !== wanted) throw new Error(`${of.id} ${what}: ${status}, not ${wanted}`);
    };
    if (of.needsToken) {
      await check(`${of.id} is closed without a token and with a wrong one`, async () => {
        await probe('without a token', of.method, path, {}, 401);
        await probe('with a wrong token', of.method, path, { headers: { authorization: 'Bearer nobody-has-this-token' } }, 401);
      });
    }
    await check(`${of.id} knows its method`, async () => {
      const others = operations
        .filter((each) => each.path.replaceAll(/\{\w+\}/g, '{}') === of.path.replaceAll(/\{\w+\}/g, '{}'))
        .map((each) => each.method);
      if (!others.includes('PATCH')) await probe('with PATCH', 'PATCH', path, { headers, body: '{}' }, 405);
    });
    if (of.parameters.some((each) => each.in !== 'header')) {
      await check(`${of.id} survives junk in its address`, async () => {
        for (const parameter of of.parameters.filter((each) => each.in !== 'header'))
          for (const word of words) {
            const address = pathWith(
              of,
              parameter.in === 'path' ? { params: { ...params, [parameter.name]: word } } : { params, query: { [parameter.name]: word } },
            );
            await probe(`${parameter.name}=${word.slice(0, 20)}`, of.method, address, of.body ? { headers, body: '{}' } : { headers });
          }
      });
    }
    if (of.body) {
      await check(`${of.id} survives junk in its body`, async () => {
        await probe('half a body', of.method, path, { headers, body: '{"a":' }, 400);
        await probe('XML', of.method, path, { headers: { ...headers, 'content-type': 'text/xml' }, body: '<a/>' }, 415);
        await probe('300 kB', of.method, path, { headers, body: JSON.stringify('x'.repeat(300_000)) }, 413);
        for (const value of values)
          await probe(JSON.stringify(value).slice(0, 20), of.method, path, {
            headers: { ...headers, 'idempotency-key': 'junk' },
            body: JSON.stringify(value),
          });
        for (const name of Object.keys(propertiesOf(of.body)))
          for (const value of values)
            await probe(`${name}: ${JSON.stringify(value).slice(0, 20)}`, of.method, path, {
              headers,
              body: JSON.stringify({ [name]: value }),
            });
      });
    }
  }
}

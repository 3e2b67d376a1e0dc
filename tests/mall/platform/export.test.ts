import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportParts, notExported } from '#mall/user/export.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const DAY = 86_400_000;
type File = { exportTime: string; parts: Record<string, Record<string, unknown>[]> };

const exportOf = (token: string) => mall.ask<File & { code?: string }>('GET', '/p/user/export', { token });
const valuesOf = async (query: string, userId: string): Promise<string[]> => {
  const { rows } = await mall.mall.context.database.pool.query<{ value: string }>(query, [userId]);
  return rows.map(({ value }) => value);
};

describe('all data held on a shopper', () => {
  it('comes as a file with every part: his own, and nothing of others', async () => {
    const [one, other] = [await mall.newUser('one.exports@example.com'), await mall.newUser('other.exports@example.com')];
    for (const [{ token }, content] of [
      [one, 'Mine alone'],
      [other, 'Of somebody else'],
    ] as const)
      await mall.ask('POST', '/contact/message', { token, body: { name: 'Ama', userMail: 'ama@example.com', content } });
    const { status, headers, body } = await exportOf(one.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="my-data-${body.exportTime.slice(0, 10)}.json"`);
    expect(Object.keys(body.parts).sort()).toEqual(Object.keys(exportParts).sort());
    expect(body.parts.account).toMatchObject([{ userId: one.userId, mail: one.mail, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(body.parts.letters).toMatchObject([{ content: 'Mine alone' }]);
    expect(JSON.stringify(body)).not.toMatch(/Of somebody else|other\.exports/);
  });

  it('holds no secret: no password, no token', async () => {
    const { token, userId, mail } = await mall.newUser();
    await mall.advance(60_000);
    await mall.ask('PUT', '/user/forgetPassword', { body: { mail, code: await mall.code(mail), password: 'Strong#Pass1' } });
    const credentials = { userMail: mail, loginPassword: 'Strong#Pass1' };
    const login = await mall.ask<{ access_token: string }>('POST', '/web/login', { body: credentials });
    const secrets = [
      ...(await valuesOf('select password as value from shopper where user_id = $1', userId)),
      ...(await valuesOf('select access_digest as value from session where user_id = $1', userId)),
      login.body.access_token,
      token,
    ];
    expect(secrets.length).toBeGreaterThan(3);
    const file = JSON.stringify((await exportOf(login.body.access_token)).body);
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([]);
  });

  it('comes once a day', async () => {
    const { token, refreshToken } = await mall.newUser();
    expect((await exportOf(token)).status).toBe(200);
    expect(await exportOf(token)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await mall.advance(DAY);
    const { body } = await mall.ask<{ access_token: string }>('POST', '/token/refresh', { body: { refreshToken } });
    expect((await exportOf(body.access_token)).status).toBe(200);
  });

  it('is asked of a shopper only', async () => {
    expect((await mall.ask('GET', '/p/user/export', {})).status).toBe(401);
  });
});

it('every table that names a shopper is handed out, or it is said why not', async () => {
  const { rows } = await mall.mall.context.database.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name in ('user_id', 'inviter_id')`,
  );
  const told = [...Object.values(exportParts).map(({ table }) => table), ...Object.keys(notExported)];
  expect(rows.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});

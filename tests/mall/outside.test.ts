import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server as TcpServer } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

const closing: (() => Promise<unknown> | void)[] = [];
const malls: TestMall[] = [];
afterEach(async () => {
  for (const mall of malls.splice(0)) await mall.close();
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function mallWith(env: Record<string, string>): Promise<TestMall> {
  const mall = await openTestMall({ products: 20, env });
  malls.push(mall);
  return mall;
}

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function http(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void): Promise<string> {
  const server = createHttp((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

/** Takes letters as a mail server does and keeps what was said. */
async function mailServer(letters: string[]): Promise<string> {
  const server = createTcp((socket) => {
    let isLetter = false;
    let letter = '';
    socket.write('220 post\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isLetter) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        letters.push(letter);
        isLetter = false;
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (line.startsWith('DATA')) {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  return `smtp://127.0.0.1:${await listening(server)}/?from=mall@example.com&ignoreTLS=true`;
}

describe('where the caller is', () => {
  const standard = { country: 'Sri Lanka', country_code: 'LK', source: 'default' };

  it('is what the lookup says', async () => {
    const asked: string[] = [];
    const mall = await mallWith({ GEO_URL: `${await http((request, response) => (asked.push(request.url ?? ''), response.end('{"country":"Türkiye","country_code":"TR"}')))}/lookup/{ip}` });
    expect((await mall.ask('GET', '/geo/lookup', { query: { ip: '88.255.0.1' } })).body).toEqual({ country: 'Türkiye', country_code: 'TR', source: 'ip' });
    await mall.ask('GET', '/geo/lookup');
    expect(asked).toEqual(['/lookup/88.255.0.1', '/lookup/127.0.0.1']);
  });

  it.each([
    ['answers too late', (response: ServerResponse) => void setTimeout(() => response.end('{"country_code":"TR"}'), 2_000)],
    ['answers 500', (response: ServerResponse) => response.writeHead(500).end()],
    ['answers something else', (response: ServerResponse) => response.end('<html>')],
    ['names no country', (response: ServerResponse) => response.end('{}')],
  ])('is the default region\'s when the lookup %s', async (_, answer) => {
    const mall = await mallWith({ GEO_URL: await http((_request, response) => answer(response)) });
    const begun = performance.now();
    expect(await mall.ask('GET', '/geo/lookup')).toMatchObject({ status: 200, body: standard });
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});

describe('a code on its way', () => {
  it('goes to the SMS service in the shopper\'s language', async () => {
    const sent: string[] = [];
    const mall = await mallWith({ SMS_URL: await http((_request, response, body) => (sent.push(body), response.end('{}'))) });
    expect((await mall.ask('POST', '/sms/send', { body: { mobile: '0090532123456' }, headers: { 'accept-language': 'tr' } })).status).toBe(200);
    expect(JSON.parse(sent[0] ?? '{}')).toEqual({ to: '+90532123456', text: expect.stringMatching(/^Serendib: doğrulama kodunuz \d{6}\./) });
  });

  it('goes out as a letter with a subject', async () => {
    const letters: string[] = [];
    const mall = await mallWith({ SMTP_URL: await mailServer(letters) });
    expect((await mall.ask('POST', '/mail/send', { body: { mail: 'reader@example.com' } })).status).toBe(200);
    expect(letters[0]).toMatch(/From: "?Serendib"? <mall@example\.com>/);
    expect(letters[0]).toMatch(/Subject: Your Serendib verification code/);
    expect(letters[0]).toMatch(/your verification code is \d{6}/);
  });

  it('that could not be sent is said so, and may be asked for again at once', async () => {
    let isBroken = true;
    const mall = await mallWith({ SMS_URL: await http((_request, response) => response.writeHead(isBroken ? 500 : 200).end('{}')) });
    expect(await mall.ask('POST', '/sms/send', { body: { mobile: '0094771112223' } })).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    isBroken = false;
    expect((await mall.ask('POST', '/sms/send', { body: { mobile: '0094771112223' } })).status).toBe(200);
  });
});

describe('a mall that is no demo', () => {
  it('has no simulation plane, no demo accounts, and keeps codes to itself', async () => {
    const mall = await mallWith({ DEMO: '0', SECRET: 'a secret that is long enough' });
    expect(mall.mall.ops).toBeNull();
    expect((await mall.ask('POST', '/web/login', { body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' } })).body).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await mall.ask('POST', '/mail/send', { body: { mail: 'a@example.com' } })).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    const { rows } = await mall.mall.house.db.execute('select * from mailbox');
    expect(rows).toEqual([]);
  });
});

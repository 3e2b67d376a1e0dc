import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../harness.ts';

const closing: (() => unknown)[] = [];
let mall: TestMall;
/** What the services outside were asked, and how they answer now. */
const lookups: string[] = [];
const messages: string[] = [];
const letters: string[] = [];
let answerLookup = (response: ServerResponse): unknown => response.end('{"country":"Türkiye","country_code":"TR"}');
let messageStatus = 200;

beforeAll(async () => {
  mall = await openTestMall({
    products: 20,
    env: {
      GEO_URL: `${await http((request, response) => (lookups.push(request.url ?? ''), answerLookup(response)))}/lookup/{ip}`,
      SMS_URL: await http((_request, response, body) => (messages.push(body), response.writeHead(messageStatus).end('{}'))),
      SMTP_URL: await mailServer(letters),
    },
  });
});
afterAll(async () => {
  await mall.close();
  for (const close of closing) close();
});

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
async function mailServer(box: string[]): Promise<string> {
  const server = createTcp((socket) => {
    let isLetter = false;
    let letter = '';
    socket.write('220 post\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isLetter) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        box.push(letter);
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
  it('is what the lookup says', async () => {
    expect((await mall.ask('GET', '/geo/lookup', { query: { ip: '88.255.0.1' } })).body).toEqual({
      country: 'Türkiye',
      country_code: 'TR',
      source: 'ip',
    });
    await mall.ask('GET', '/geo/lookup', { ip: '127.0.0.1' });
    expect(lookups).toEqual(['/lookup/88.255.0.1', '/lookup/127.0.0.1']);
  });

  it.each([
    [
      'answers too late',
      '10.0.0.1',
      (response: ServerResponse) => void setTimeout(() => response.end('{"country_code":"TR"}'), 20_000).unref(),
    ],
    ['answers 500', '10.0.0.2', (response: ServerResponse) => response.writeHead(500).end()],
    ['answers something else', '10.0.0.3', (response: ServerResponse) => response.end('<html>')],
    ['names no country', '10.0.0.4', (response: ServerResponse) => response.end('{}')],
  ])("is the default region's when the lookup %s", async (_, ip, answer) => {
    answerLookup = answer;
    expect(await mall.ask('GET', '/geo/lookup', { query: { ip } })).toMatchObject({
      status: 200,
      body: { country: 'Sri Lanka', country_code: 'LK', source: 'default' },
    });
  });
});

describe('a code on its way', () => {
  it("goes to the SMS service in the shopper's language", async () => {
    expect((await mall.ask('POST', '/sms/send', { body: { mobile: '0090532123456' }, headers: { 'accept-language': 'tr' } })).status).toBe(
      200,
    );
    expect(JSON.parse(messages[0] ?? '{}')).toEqual({
      to: '+90532123456',
      text: expect.stringMatching(/^Serendib: doğrulama kodunuz \d{6}\./),
    });
  });

  it('goes out as a letter with a subject', async () => {
    expect((await mall.ask('POST', '/mail/send', { body: { mail: 'reader@example.com' } })).status).toBe(200);
    expect(letters[0]).toMatch(/From: "?Serendib"? <mall@example\.com>/);
    expect(letters[0]).toMatch(/Subject: Your Serendib verification code/);
    expect(letters[0]).toMatch(/your verification code is \d{6}/);
  });

  it('that could not be sent is said so, and may be asked for again at once', async () => {
    messageStatus = 500;
    expect(await mall.ask('POST', '/sms/send', { body: { mobile: '0094771112223' } })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    messageStatus = 200;
    expect((await mall.ask('POST', '/sms/send', { body: { mobile: '0094771112223' } })).status).toBe(200);
  });
});

describe('a mall that is no demo', () => {
  it('has no simulation plane, no demo accounts, and keeps codes to itself', async () => {
    const bare = await openTestMall({ env: { DEMO: '0', VAULT_URL: 'https://vault.example' } });
    try {
      expect(bare.mall.ops).toBeNull();
      expect(
        (await bare.ask('POST', '/web/login', { body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' } })).body,
      ).toMatchObject({ code: 'BAD_CREDENTIALS' });
      expect(await bare.ask('POST', '/mail/send', { body: { mail: 'a@example.com' } })).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE' },
      });
      expect((await bare.mall.context.db.execute('select * from mailbox')).rows).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});

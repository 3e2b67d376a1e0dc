import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall({ products: 20 });
});
afterAll(() => t.close());

type Grant = { token: string; dir: string; maxFiles: number; maxSize: number; accept: string[]; uploadUrl: string };
type Kept = { url: string; key: string; width: number; height: number; size: number; type: string; code?: string };

let user: { token: string };
beforeEach(async () => {
  user = await t.newUser();
});

const grant = async (purpose?: string) =>
  (await t.ask<Grant>('GET', '/p/oss/securityToken', { token: user.token, ...(purpose ? { query: { purpose } } : {}) })).body;
const upload = async (fields: { token: string; key: string }, bytes: Uint8Array, type = 'image/jpeg') => {
  const form = new FormData();
  form.set('token', fields.token);
  form.set('key', fields.key);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'photo');
  const answer = await t.mall.fetch(new Request('http://mall/oss/upload', { method: 'POST', body: form }));
  return { status: answer.status, body: (await answer.json()) as Kept };
};
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const fetchPicture = (url: string, token?: string) =>
  t.mall.fetch(new Request(`http://mall${url}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}));

describe('an upload', () => {
  it('is drawn anew: upright, smaller, and without the place it was taken at', async () => {
    const { token, dir, uploadUrl } = await grant();
    expect(uploadUrl).toBe('/oss/upload');
    const taken = await picture(3000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await upload({ token, key: `${dir}beach.jpg` }, taken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ key: `${dir}beach.webp`, type: 'image/webp', width: 683, height: 2048 });
    const answer = await fetchPicture(body.url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([metadata.exif, metadata.orientation, metadata.width]).toEqual([undefined, undefined, 683]);
  });

  it('comes in the size and format that is asked for', async () => {
    const { token, dir } = await grant();
    const { body } = await upload({ token, key: `${dir}a.png` }, await picture(1000, 500).png().toBuffer());
    const small = await fetchPicture(`${body.url}?w=300&fmt=jpeg`);
    const seen = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([small.headers.get('content-type'), seen.format, seen.width, seen.height]).toEqual(['image/jpeg', 'jpeg', 320, 160]);
    expect((await fetchPicture(`${body.url}?w=300&fmt=svg`)).status).toBe(400);
    expect((await fetchPicture(`${body.url}?w=99999`)).status).toBe(400);
  });

  it("becomes its owner's own picture; a foreign address, somebody else's upload or one for a review does not", async () => {
    const put = (avatarUrl: string, token = user.token) => t.ask('PUT', '/p/user/setUserInfo', { token, body: { avatarUrl } });
    const uploaded = async (purpose: string): Promise<string> => {
      const { token, dir } = await grant(purpose);
      return (await upload({ token, key: `${dir}me.webp` }, await picture(20, 20).webp().toBuffer())).body.url;
    };
    const mine = await uploaded('avatar');
    expect((await put(mine)).body).toMatchObject({ avatarUrl: mine });
    for (const foreign of [
      'https://evil.example/pixel.png',
      '//evil.example/pixel.png',
      '/oss/../logout',
      '/oss/avatar-nobody-x.webp',
      await uploaded('review'),
    ]) {
      expect(await put(foreign), foreign).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields: [{ field: 'avatarUrl' }] } });
    }
    expect((await put(mine, (await t.newUser()).token)).status).toBe(400);
    expect((await put(mine)).status).toBe(200);
  });

  it('sent twice is kept once', async () => {
    const { token, dir } = await grant('avatar');
    const bytes = await picture(20, 20).webp().toBuffer();
    const [one, other] = await Promise.all([
      upload({ token, key: `${dir}me.webp` }, bytes),
      upload({ token, key: `${dir}me.webp` }, bytes),
    ]);
    expect([one.status, other.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await upload({ token, key: `${dir}me.webp` }, bytes)).body.key).toBe(`${dir}me.webp`);
  });

  it('for a refund or a chat is shown to its owner only', async () => {
    for (const purpose of ['refund', 'chat']) {
      const { token, dir } = await grant(purpose);
      const { body } = await upload({ token, key: `${dir}proof.jpg` }, await picture(30, 30).jpeg().toBuffer());
      expect((await fetchPicture(body.url, user.token)).headers.get('cache-control')).toMatch(/private/);
      expect((await fetchPicture(body.url)).status).toBe(404);
      expect((await fetchPicture(body.url, (await t.newUser()).token)).status).toBe(404);
    }
  });
});

describe('hostile uploads', () => {
  it('that are no pictures are refused, whatever they call themselves', async () => {
    const { token, dir } = await grant();
    const png = await picture(50, 50).png().toBuffer();
    const hostile: Record<string, Uint8Array> = {
      'a script': Buffer.from('<script>alert(1)</script>'),
      'an svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a gif': Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
      'half a png': png.subarray(0, 40),
      'a head without a body': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      nothing: Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(hostile)) {
      const answer = await upload({ token, key: `${dir}x.png` }, bytes, 'image/png');
      expect([what, answer.status, answer.body.code]).toEqual([what, 415, 'FILE_TYPE']);
    }
  });

  it('that would unpack to a mountain are refused', async () => {
    const { token, dir } = await grant();
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await upload({ token, key: `${dir}bomb.png` }, bomb, 'image/png')).toMatchObject({ status: 415, body: { code: 'FILE_TYPE' } });
  });

  it('that are too large are refused, also when they hide their length', async () => {
    const { token, dir } = await grant();
    const large = Buffer.concat([await picture(50, 50).jpeg().toBuffer(), Buffer.alloc(5_242_880)]);
    expect(await upload({ token, key: `${dir}x.jpg` }, large)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await t.mall.fetch(
      new Request('http://mall/oss/upload', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      } as RequestInit),
    );
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(120);
  });

  it('that point out of their place are refused', async () => {
    const { token, dir } = await grant();
    const bytes = await picture(20, 20).jpeg().toBuffer();
    for (const key of [
      '../../etc/passwd',
      `${dir}../../x.jpg`,
      `${dir}a/b.jpg`,
      `${dir}.hidden`,
      dir,
      'other-dir-x.jpg',
      `${dir}${'a'.repeat(200)}`,
      `${dir}a\u0000.jpg`,
    ]) {
      expect((await upload({ token, key }, bytes)).status).toBe(400);
    }
    for (const path of ['/oss/..%2f..%2fetc%2fpasswd', '/oss/%2e%2e', '/oss/nothing-here.webp'])
      expect([400, 404]).toContain((await fetchPicture(path)).status);
  });

  it('without leave, with old leave or beyond it are refused', async () => {
    const bytes = await picture(20, 20).jpeg().toBuffer();
    expect(await upload({ token: 'made-up', key: 'review-x-a.jpg' }, bytes)).toMatchObject({
      status: 410,
      body: { code: 'UPLOAD_TOKEN_EXPIRED' },
    });
    const five = await grant('review');
    for (let each = 0; each < 5; each += 1)
      expect((await upload({ token: five.token, key: `${five.dir}${each}.jpg` }, bytes)).status).toBe(200);
    expect(await upload({ token: five.token, key: `${five.dir}6.jpg` }, bytes)).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_IMAGES' },
    });
    const old = await grant();
    await t.advance(15 * 60_000);
    expect((await upload({ token: old.token, key: `${old.dir}a.jpg` }, bytes)).status).toBe(410);
    expect((await t.ask('GET', '/p/oss/securityToken')).status).toBe(401);
  });

  it('that are no form are refused', async () => {
    const post = (body: BodyInit, type: string) =>
      t.mall
        .fetch(new Request('http://mall/oss/upload', { method: 'POST', body, headers: { 'content-type': type } }))
        .then((answer) => answer.status);
    expect(await post('{}', 'application/json')).toBe(415);
    expect(await post('junk', 'multipart/form-data; boundary=x')).toBe(400);
    const { token, dir } = await grant();
    const form = new FormData();
    form.set('token', token);
    form.set('key', `${dir}a.jpg`);
    form.set('file', 'only words');
    expect((await t.mall.fetch(new Request('http://mall/oss/upload', { method: 'POST', body: form }))).status).toBe(400);
  });
});

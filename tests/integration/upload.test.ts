import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendPicture } from '#src/data/picture.data.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

let stack: Stack;
let me: Visitor;
beforeAll(async () => {
  stack = await openStack({ products: 20 });
  me = stack.visitor();
  await me.login();
});
afterAll(() => stack.close());

type Grant = { token: string; dir: string };
const grant = async (purpose: string) =>
  (await stack.test.ask<Grant>('GET', '/p/oss/securityToken', { token: me.cookies['token'] ?? '', query: { purpose } })).body;

describe('a picture through the gateway', () => {
  it('is kept, and a private one is shown to whoever the cookie belongs to', async () => {
    const { token, dir } = await grant('chat');
    const form = new FormData();
    form.set('token', token);
    form.set('key', `${dir}proof.jpg`);
    form.set(
      'file',
      new Blob([
        new Uint8Array(
          await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
            .jpeg()
            .toBuffer(),
        ),
      ]),
      'proof.jpg',
    );
    const uploaded = await me.fetch('/oss/upload', { method: 'POST', body: form });
    expect(uploaded.status).toBe(200);
    const { url } = (await uploaded.json()) as { url: string };
    expect((await me.fetch(url)).headers.get('content-type')).toBe('image/webp');
    expect((await stack.visitor().fetch(url)).status).toBe(404);
  });

  it('that is none is refused for what it is', async () => {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => me.fetch(path, init as RequestInit & { headers?: Record<string, string> }));
    const { token, dir } = await grant('review');
    const sent = sendPicture({ token, dir, until: 0, left: 5 }, { key: 'one', picture: new Blob(['no picture']) });
    await expect(sent).rejects.toMatchObject({ problem: { code: 'FILE_TYPE' } });
    vi.unstubAllGlobals();
  });

  it('that never ends is cut off before it fills the memory', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const refused = await me.fetch('/oss/upload', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit & { headers: Record<string, string> });
    expect(refused.status).toBe(413);
    expect(sent).toBeLessThan(150);
  });
});

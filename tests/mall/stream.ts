import type { Mall } from '#mall/mall.ts';
import { newAddress } from './harness.ts';

type Heard = {
  id: string;
  event: string | null;
  data: { type: string; ref: string; data: { kind?: string; message?: { content: string } } };
};

/** Reads server-sent events one by one; resolves once the stream is open (its first block has come). */
export async function openStream(mall: Mall, path: string, token: string, lastEventId?: string) {
  const answer = await mall.fetch(
    new Request(`http://mall${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    }),
    newAddress(),
  );
  if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status} ${await answer.text()}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const block = async (): Promise<string> => {
    while (!rest.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      rest += value;
    }
    const end = rest.indexOf('\n\n');
    const text = rest.slice(0, end);
    rest = rest.slice(end + 2);
    return text;
  };
  const openedAt = /^id: (.*)$/m.exec(await block())?.[1] ?? '';
  return {
    type: answer.headers.get('content-type'),
    /** What a browser names when it comes back before it has heard anything. */
    openedAt,
    async next(): Promise<Heard> {
      for (;;) {
        const fields = new Map(
          (await block())
            .split('\n')
            .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
        );
        const data = fields.get('data');
        if (data) return { id: fields.get('id') ?? '', event: fields.get('event') ?? null, data: JSON.parse(data) as Heard['data'] };
      }
    },
    end: () => reader.cancel(),
  };
}

import { firstWrong, scenario } from '../scenario.ts';

const MB = 1_048_576;

/** So many bytes whose number is not told before. */
const chunked = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      left -= 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
};

const paths = ['/notice/pay/sandbox', '/graphql', '/oss/upload', '/_report', '/Cart'];

export default scenario({
  name: 'bodies without end',
  must: 'a chunked body is cut at its limit everywhere: 413 or a closed connection, and no memory grows',
  async run(field) {
    const caller = field.stranger();
    const before = field.shops.map((shop) => shop.memory());
    const statuses: number[] = [];
    for (const shop of field.shops) {
      for (const path of paths) {
        const flood = {
          method: 'POST',
          body: chunked(field.size(16, 300) * MB),
          duplex: 'half',
          headers: { 'content-type': 'application/json' },
        };
        statuses.push(
          await field.fetch(caller, path, flood as RequestInit & { headers: Record<string, string> }, shop).then(
            ({ status }) => status,
            () => 0,
          ),
        );
      }
    }
    const grown = Math.max(...field.shops.map((shop, each) => shop.memory() - (before[each] ?? 0)));
    return firstWrong(
      [statuses.every((status) => status === 413 || status === 0), `they were answered ${statuses.join(', ')}`],
      [grown < 150, `a process grew by ${grown.toFixed(0)} MB`],
    );
  },
});

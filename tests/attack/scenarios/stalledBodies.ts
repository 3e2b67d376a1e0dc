import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Shop } from '../field.ts';
import { firstWrong, scenario } from '../scenario.ts';

const half = 'POST /notice/pay/sandbox HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';

const stalled = async ({ host, port }: Shop): Promise<Socket> => {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(half);
  return socket;
};

export default scenario({
  name: 'half-sent requests',
  must: 'readyz and the cart answer while half-sent payment notices stand; they are let go of after their time',
  async run(field) {
    const sockets = await Promise.all(
      Array.from({ length: field.size(200, 1_000) }, (_, each) => stalled(field.shops[each % 2 === 0 ? 0 : 1])),
    );
    const ended = Promise.all(sockets.map((socket) => (socket.destroyed ? undefined : once(socket.resume(), 'close'))));
    const shopper = field.stranger();
    await field.login(shopper);
    const ready = await Promise.all(field.shops.map((shop) => field.fetch(shopper, '/readyz', {}, shop)));
    const cart = await field.ask(shopper, 'ReadCartLines');
    if (field.full) await ended;
    const held = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return firstWrong(
      [ready.every(({ ok }) => ok), 'readyz failed'],
      [cart.status === 200 && cart.code === undefined, `the cart answered ${cart.status} ${cart.code}`],
      [!field.full || held === 0, `${held} connections were held on`],
    );
  },
});

import { request } from 'node:http';
import { firstWrong, scenario } from '../scenario.ts';

const paths = ['//evil.example/x', '/\\evil.example/x', '//evil.example/%2e%2e', '///evil.example', '/%2f%2fevil.example/'];

export default scenario({
  name: 'open redirects',
  must: 'no posted address leads away from the shop',
  async run(field) {
    const caller = field.stranger();
    for (const path of paths) {
      // The address goes out as it is written: fetch would resolve it.
      const [shop] = field.shops;
      const location = await new Promise<string>((resolve, reject) => {
        const posted = request(
          {
            host: shop.host,
            port: shop.port,
            path,
            method: 'POST',
            headers: { host: `localhost:${shop.port}`, 'x-forwarded-for': caller.address },
          },
          (answer) => {
            answer.resume();
            resolve(answer.headers.location ?? '');
          },
        );
        posted.once('error', reject).end();
      });
      const wrong = firstWrong([
        location === '' || new URL(location, shop.origin).origin === shop.origin,
        `POST ${path} leads to ${location}`,
      ]);
      if (wrong !== null) return wrong;
    }
    return null;
  },
});

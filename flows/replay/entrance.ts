import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { openLeavers, openRenewals, Session, type Tokens } from '#mesh/http/session.ts';

/** Who enters: a session of the shopper's, null for a guest; where he stood and what he read, null where the recording does not say. */
export type Visitor = { session: Tokens | null; visitor: VisitorContext | null };

const cookiesOf = ({ session, visitor }: Visitor): string[] => {
  const entered = new Session({}, { isSecure: false, renewals: openRenewals(), leavers: openLeavers() });
  if (session) entered.begin(session);
  else entered.end();
  const preferences = visitor
    ? { region: visitor.regionId, lang: visitor.locale, timeZone: encodeURIComponent(visitor.deviceZone ?? visitor.timeZone) }
    : {};
  return [...entered.setCookies('/'), ...Object.entries(preferences).map(([name, value]) => `${name}=${value}; Path=/; SameSite=Lax`)];
};

/**
 * A page beside the reopened shop that makes a browser the visitor's and leads to `to`: cookies do not tell ports apart. @returns its
 * address and the server
 */
export const openEntrance = async (name: string, to: string, visitor: Visitor): Promise<{ address: string; server: Server }> => {
  const server = createServer(({ url }, response) => {
    if (url === `/${name}`) response.writeHead(303, { location: to, 'set-cookie': cookiesOf(visitor), 'cache-control': 'no-store' }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, server };
};

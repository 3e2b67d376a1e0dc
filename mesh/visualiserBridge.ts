import { createHash } from 'node:crypto';

/** Lets the visualiser, which stands on another port of the same host name, follow the shop's tabs: a page that it frames. */
const script = `
const channel = new BroadcastChannel('flows');
const isNear = (origin) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
addEventListener('message', ({ data, origin, source }) => { if (source === parent && isNear(origin)) { seat = origin; channel.postMessage(data); } });
let seat = null;
channel.onmessage = ({ data }) => { if (seat && data.type) parent.postMessage(data, seat); };
`;

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** The page between the visualiser's window and the channel `flows` of the shop's tabs; in the demo and in development. */
export const visualiserBridge = (): Response =>
  new Response(`<!doctype html><meta charset="utf-8"><title>flows</title><script>${script}</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
  });

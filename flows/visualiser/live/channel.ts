import type { InspectRequest, InspectMessage } from '#src/devtools/inspectChannel.ts';

/** The line to the shop's tabs: what they say is heard, what is asked reaches them. `close` ends it. */
export type Line = { ask: (asked: InspectRequest) => void; close: () => void };

const directLine = (hear: (message: InspectMessage) => void): Line => {
  const channel = new BroadcastChannel('flows');
  channel.onmessage = ({ data }: MessageEvent<InspectMessage | InspectRequest>) => {
    if ('type' in data) hear(data);
  };
  return { ask: (asked) => channel.postMessage(asked), close: () => channel.close() };
};

/** Through a small page of the shop's own origin: only it can hear the shop's channel. */
const bridgedLine = (shop: string, hear: (message: InspectMessage) => void): Line => {
  const bridge = document.createElement('iframe');
  const listen = ({ origin, source, data }: MessageEvent<InspectMessage>): void => {
    if (origin === shop && source === bridge.contentWindow && typeof data === 'object' && data !== null && 'type' in data) hear(data);
  };
  addEventListener('message', listen);
  bridge.hidden = true;
  bridge.title = 'The line to the shop';
  bridge.src = `${shop}/_flows/bridge`;
  let isOpen = false;
  bridge.onload = () => {
    isOpen = true;
  };
  document.body.append(bridge);
  return {
    ask: (asked) => (isOpen ? bridge.contentWindow?.postMessage(asked, shop) : undefined),
    close: () => {
      removeEventListener('message', listen);
      bridge.remove();
    },
  };
};

/** Opens the line to the shop at `shop` (an origin). */
export const openLine = (shop: string, hear: (message: InspectMessage) => void): Line =>
  shop === location.origin ? directLine(hear) : bridgedLine(shop, hear);

import type { FrameWord } from '#machines/model/payment.ts';
import type { Theme } from '#machines/theme.machine.ts';

/** The element id of the one vault frame that a page shows at a time. */
export const cardVaultFrameId = 'vault-frame';

const vault = 'serendib.vault';
const otherLoopback: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Where the vault is framed from: the loopback name that the page does not use, because cookies ignore ports (architecture 8). */
export const vaultAddress = (url: string, page: { hostname: string; origin: string; locale: string; theme: Theme }): string => {
  const address = new URL(url);
  const other = otherLoopback[page.hostname];
  if (other && otherLoopback[address.hostname]) address.hostname = other;
  address.searchParams.set('lang', page.locale);
  address.searchParams.set('theme', page.theme);
  address.searchParams.set('parent', page.origin);
  return address.href;
};

type Said = { from?: unknown; type?: unknown; valid?: unknown; height?: unknown; vaultToken?: unknown; code?: unknown; result?: unknown };

const wordOf = ({ type, valid, height, vaultToken, code, result }: Said): FrameWord | null => {
  switch (type) {
    case 'ready':
      return { type: 'frame.ready' };
    case 'changed':
      return { type: 'fields.changed', valid: valid === true };
    case 'height':
      return typeof height === 'number' ? { type: 'frame.resized', height } : null;
    case 'token':
      return typeof vaultToken === 'string' ? { type: 'token.came', vaultToken } : null;
    case 'error':
      return { type: 'fields.refused', code: String(code) };
    case 'actionDone':
      return { type: 'step.done', result: String(result) };
    default:
      return null;
  }
};

const frame = (): HTMLIFrameElement | null => document.querySelector<HTMLIFrameElement>(`#${cardVaultFrameId}`);

/** Hears the vault's frame and nobody else. Returns how to stop. */
export const onVaultMessage = (hear: (word: FrameWord) => void): (() => void) => {
  const listen = (event: MessageEvent<Said>) => {
    const element = frame();
    if (!element || event.source !== element.contentWindow || event.origin !== new URL(element.src).origin || event.data.from !== vault)
      return;
    const word = wordOf(event.data);
    if (word) hear(word);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
};

/** Tells the vault's frame, and no other document that may stand in it, to make a token of what is typed or to look otherwise. */
export const sendToVault = (command: { type: 'submit' } | { type: 'theme'; theme: Theme }): void => {
  const element = frame();
  element?.contentWindow?.postMessage({ to: vault, ...command }, new URL(element.src).origin);
};

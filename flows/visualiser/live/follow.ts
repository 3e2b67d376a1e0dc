import type { InspectMessage } from '#src/devtools/inspectChannel.ts';
import { openLine } from './channel.ts';

/** A tab of the shop that answers. */
export type Tab = { tab: string; title: string; address: string };

export type Heard =
  | { type: 'tabs.came'; tabs: Tab[] }
  | { type: 'recording.came'; recording: Extract<InspectMessage, { type: 'recording' }>['recording']; tab: Tab }
  | { type: 'steps.came'; what: Extract<InspectMessage, { type: 'live' }>['what'] }
  | { type: 'tab.lost' };

const pace = 700;
/** A tab that did not answer for so long is closed, or loads anew. */
const patience = 2_500;

/**
 * Follows a tab of the shop: the wanted one, else the first that answers; when it loads anew (a login does that), its next
 * document. Answers how to choose another tab and how to end.
 */
export function follow(shop: string, hear: (heard: Heard) => void): { choose: (tab: string) => void; end: () => void } {
  const tabs = new Map<string, Tab & { seen: number }>();
  let attached: string | null = null;
  let lastText = '';

  const line = openLine(shop, (message) => {
    const now = performance.now();
    if (message.type === 'here') {
      const isNew = !tabs.has(message.tab);
      tabs.set(message.tab, { tab: message.tab, title: message.title, address: message.address, seen: now });
      if (attached === null || (isNew && !tabs.has(attached))) attach(message.tab);
      tellTabs();
      return;
    }
    if (message.tab !== attached) return;
    const tab = tabs.get(message.tab);
    if (tab) tab.seen = now;
    if (message.type === 'recording')
      hear({ type: 'recording.came', recording: message.recording, tab: tab ?? { tab: message.tab, title: '', address: '' } });
    else hear({ type: 'steps.came', what: message.what });
  });

  function attach(tab: string): void {
    if (attached !== null) line.ask({ ask: 'detach', tab: attached });
    attached = tab;
    line.ask({ ask: 'attach', tab });
  }
  function tellTabs(): void {
    const list = [...tabs.values()].map(({ tab, title, address }) => ({ tab, title, address }));
    const text = JSON.stringify(list);
    if (text !== lastText) hear({ type: 'tabs.came', tabs: list });
    lastText = text;
  }
  const call = (): void => {
    const now = performance.now();
    for (const [id, { seen }] of tabs) if (now - seen > patience) tabs.delete(id);
    if (attached !== null && !tabs.has(attached)) {
      attached = null;
      hear({ type: 'tab.lost' });
      const [next] = tabs.keys();
      if (next !== undefined) attach(next);
    }
    tellTabs();
    line.ask({ ask: 'who' });
  };
  const calling = setInterval(call, pace);
  call();
  return {
    choose: attach,
    end: () => {
      clearInterval(calling);
      if (attached !== null) line.ask({ ask: 'detach', tab: attached });
      line.close();
    },
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { clearDrafts, readDraft, removeStaleDrafts, writeDraft } from '#src/storage/draftStorage.ts';
import { logoutKey } from '#src/storage/logout.ts';
import { draftOf, isLike } from '#src/storage/drafts.ts';

const storage = (): Storage => {
  const drafts = new Map<string, string>();
  const methods = {
    getItem: (name: string) => drafts.get(name) ?? null,
    setItem: (name: string, text: string) => void drafts.set(name, text),
    removeItem: (name: string) => void drafts.delete(name),
  };
  return new Proxy(methods, {
    ownKeys: () => [...drafts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
};

const form = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'typed'; text: string } | { type: 'sent' } | { type: 'draft.found'; draft: { text: string } },
  },
  actions: { keep: assign((_, given: { text: string }) => given) },
}).createMachine({
  context: { text: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        typed: { actions: { type: 'keep', params: ({ event }) => ({ text: event.text }) } },
        'draft.found': { actions: { type: 'keep', params: ({ event }) => event.draft } },
        sent: 'sent',
      },
    },
    sent: {},
  },
});
const keep = draftOf<typeof form>({
  name: 'form',
  version: 1,
  isDraft: (found) => isLike({ text: '' }, found),
  take: ({ value, context: { text } }) => (value === 'sent' || text === '' ? null : { text }),
});

/** The form on a page that begins anew for somebody. */
const begun = (owner: string | null) => {
  const page = createActor(form).start();
  keep(page, { owner, isNew: true, at: () => 0 });
  return page;
};
const shown = (owner: string | null): string => begun(owner).getSnapshot().context.text;

describe('A draft', () => {
  beforeEach(() => vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() }));
  afterEach(() => vi.unstubAllGlobals());

  it('is given back to the page that begins again, until it has served', () => {
    begun('ama').send({ type: 'typed', text: 'Where is my parcel?' });
    const page = begun('ama');
    expect(page.getSnapshot().context.text).toBe('Where is my parcel?');
    page.send({ type: 'sent' });
    expect(shown('ama')).toBe('');
  });

  it("is its owner's: nobody else sees it, and another shopper's page removes it", () => {
    begun('ama').send({ type: 'typed', text: '14/2 Park Road' });
    expect(shown(null)).toBe('');
    expect(shown('nimal')).toBe('');
    expect(JSON.stringify(Object.keys(window.sessionStorage))).not.toContain('ama');
    expect(shown('ama')).toBe('');
  });

  it('of a child is given back when the page begins the child later, and the one that a page came back with keeps its own', () => {
    const parent = setup({ actors: { form } }).createMachine({
      initial: 'reading',
      states: { reading: { on: { read: 'open' } }, open: { invoke: { src: 'form', id: 'form' } } },
    });
    const keepChild = draftOf<typeof form>({
      name: 'child',
      version: 1,
      child: 'form',
      isDraft: (found) => isLike({ text: '' }, found),
      take: ({ context: { text } }) => ({ text }),
    });
    const open = (isNew: boolean, isOpen: boolean) => {
      const page = createActor(parent).start();
      if (isOpen) page.send({ type: 'read' });
      keepChild(page, { owner: 'ama', isNew, at: () => 0 });
      if (!isOpen) page.send({ type: 'read' });
      return page.getSnapshot().children['form'] as ActorRefFrom<typeof form>;
    };
    open(true, false).send({ type: 'typed', text: '14/2 Park Road' });
    expect(open(true, false).getSnapshot().context.text).toBe('14/2 Park Road');
    expect(open(false, true).getSnapshot().context.text).toBe('');
  });

  it('that a guest began goes on when he logs in', () => {
    begun(null).send({ type: 'typed', text: 'Hello' });
    expect(shown('ama')).toBe('Hello');
    expect(shown(null)).toBe('');
  });

  it('is gone after a logout, also in a tab that did not hear of it', () => {
    begun('ama').send({ type: 'typed', text: 'Hello' });
    const { sessionStorage: other } = window;
    vi.stubGlobal('window', { sessionStorage: storage(), localStorage: window.localStorage });
    clearDrafts();
    vi.stubGlobal('window', { sessionStorage: other, localStorage: window.localStorage });
    expect(shown('ama')).toBe('');
  });

  it('of every tab leaves the storage after a logout, and no document of before stores one again', () => {
    const page = begun('ama');
    page.send({ type: 'typed', text: '14/2 Park Road' });
    expect(Object.keys(window.sessionStorage)).toHaveLength(1);
    window.localStorage.setItem(logoutKey, String(Date.now()));
    removeStaleDrafts();
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    page.send({ type: 'typed', text: '16 Park Road' });
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it('that is newer than the last logout stays', () => {
    window.localStorage.setItem(logoutKey, String(Math.floor(performance.timeOrigin) - 1));
    begun('nimal').send({ type: 'typed', text: 'Hello' });
    removeStaleDrafts();
    expect(shown('nimal')).toBe('Hello');
  });

  it('that is broken, of another version, or over is no draft', () => {
    window.sessionStorage.setItem('draft ama form ', '{"version":1,');
    expect(shown('ama')).toBe('');
    writeDraft('ama', 'form ', 1, { text: 7 });
    expect(shown('ama')).toBe('');
    writeDraft('ama', 'form ', 2, { text: 'Hello' });
    expect(shown('ama')).toBe('');
    writeDraft('ama', 'form ', 1, { text: 'Hello' }, Date.now() - 1);
    expect(readDraft('ama', 'form ', 1)).toBeNull();
  });

  it('costs nothing where the browser stores nothing, and on the server', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('window', {
      get sessionStorage() {
        return refuse();
      },
      get localStorage() {
        return refuse();
      },
    });
    begun('ama').send({ type: 'typed', text: 'Hello' });
    expect(shown('ama')).toBe('');
    vi.unstubAllGlobals();
    expect(shown('ama')).toBe('');
    expect(clearDrafts).not.toThrow();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, fromTransition, waitFor, type EventObject } from 'xstate';
import { recentSearchLimit, withTerm, withoutTerm } from '#machines/rules/list/recentSearches.ts';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { knownFor, withAnswer, type Suggested } from '#machines/rules/list/suggestions.ts';
import type { Place } from '#machines/model/place.ts';
import { slugOf, splitSlug, wordsOf } from '#machines/rules/slug.ts';

describe('the search box (spec 5)', () => {
  test('a term becomes a slug and words again', () => {
    expect(['Rain Jacket & Boots!', 'led_lamp', '  a  b ', '?!', 'İğne', '雨衣 大号', "men's t-shirt", 'R&B'].map(slugOf)).toEqual([
      'rain-jacket-and-boots',
      'led-lamp',
      'a-b',
      '',
      'i̇ğne',
      '雨衣-大号',
      'mens-t-shirt',
      'r-and-b',
    ]);
    expect(['rain-jacket-and-boots', '-', '', 'éclair-pan', '雨衣-大号'].map(wordsOf)).toEqual([
      'Rain Jacket And Boots',
      '',
      '',
      'Éclair Pan',
      '雨衣 大号',
    ]);
    expect([splitSlug('rain-jacket-42'), splitSlug('rain-jacket'), splitSlug('42')]).toEqual([
      { title: 'Rain Jacket', id: 42 },
      { title: 'Rain Jacket', id: null },
      { title: '42', id: null },
    ]);
  });

  test('a slug of a slug is the same slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        expect(slugOf(slugOf(term))).toBe(slugOf(term));
      }),
    );
  });

  test('recent searches: at most ten, newest first, no doubles', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Z]{1,2}$/), { maxLength: 40 });
    fc.assert(
      fc.property(words, (terms) => {
        const recent = terms.reduce<string[]>((kept, term) => withTerm(kept, term), []);
        const lower = recent.map((term) => term.toLowerCase());
        expect(recent.length).toBeLessThanOrEqual(recentSearchLimit);
        expect(new Set(lower).size).toBe(recent.length);
        expect(recent[0]).toBe(terms.at(-1));
        for (const term of terms) expect(withoutTerm(recent, term)).not.toContain(term);
      }),
    );
  });

  const panel = (answers: Record<string, string[]> = {}, place: Place = { name: 'home' }) => {
    const events: EventObject[] = [];
    const shop = createActor(fromTransition((_: undefined, event: EventObject) => void events.push(event), undefined));
    shop.start();
    const keys: string[] = [];
    const machine = searchPanelMachine.provide({
      delays: { untilLettersRest: 0 },
      actors: {
        readRecent: fromPromise(async () => ({ answer: ['tea', 'rain jacket'], at: 0 })),
        readHotSearches: fromPromise(async () => ({ answer: [{ hotSearchId: 1, title: 'Umbrella', content: 'umbrella' }], at: 0 })),
        readSuggestions: fromPromise(async ({ input }) => {
          keys.push(input.keyword);
          // The shorter the word, the later its answer: a slow answer must not win over a newer one.
          for (let turn = 0; turn < 20 - input.keyword.length; turn += 1) await Promise.resolve();
          return { answer: (answers[input.keyword] ?? []).map((name) => ({ kind: 'term' as const, name })), at: 0 };
        }),
      },
    });
    const actor = createActor(machine, { parent: shop, input: { regionId: 1, place, at: 0 } });
    actor.start();
    return { actor, told: events, asked: keys };
  };

  test('Enter on an option searches that option, and saves it first', async () => {
    const { actor, told: events } = panel();
    actor.send({ type: 'box.focused', at: 1 });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { memory: 'known', popular: 'known' } }));
    actor.send({ type: 'option.next', at: 2 });
    actor.send({ type: 'option.next', at: 3 });
    actor.send({ type: 'search.pressed', at: 4 });
    expect(events).toMatchObject([{ type: 'place.wanted', place: { name: 'search', slug: 'rain-jacket', key: 'rain jacket' } }]);
    expect(actor.getSnapshot().context.recent).toEqual(['rain jacket', 'tea']);
  });

  test('the results show the words as they were typed, capitalised, and Enter asks for the same again', () => {
    const shown = (key: string): string => panel({}, { name: 'search', slug: slugOf(key), key }).actor.getSnapshot().context.text;
    expect(['c++', '50%', "men's t-shirt", '"blue bag"', '<script>', 'R&B', '雨衣 大号', '?!'].map(shown)).toEqual([
      'C++',
      '50%',
      "Men's T-shirt",
      '"Blue Bag"',
      '<Script>',
      'R&B',
      '雨衣 大号',
      '?!',
    ]);
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1 })
          .map((text) => text.trim().replace(/\s+/g, ' '))
          .filter(Boolean),
        (key) => {
          const { actor, told: events } = panel({}, { name: 'search', slug: slugOf(key), key });
          actor.send({ type: 'search.pressed', at: 1 });
          expect(events).toMatchObject([{ type: 'place.wanted', place: { name: 'search', slug: slugOf(key), key } }]);
        },
      ),
    );
  });

  test('an answer to earlier letters never replaces the newer one', async () => {
    const { actor, asked: keys } = panel({ b: ['bag'], bo: ['boots'] });
    actor.send({ type: 'text.typed', text: 'b', at: 1 });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'asking' } }));
    actor.send({ type: 'text.typed', text: 'bo', at: 2 });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'suggesting' } }));
    expect(keys).toEqual(['b', 'bo']);
    expect(actor.getSnapshot().context.suggestions).toEqual([{ kind: 'term', name: 'boots' }]);
  });

  const typed = async (actor: ReturnType<typeof panel>['actor'], text: string, at: number) => {
    actor.send({ type: 'text.typed', text, at });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'suggesting' } }));
  };
  const names = (actor: ReturnType<typeof panel>['actor']) => actor.getSnapshot().context.suggestions.map(({ name }) => name);

  test('what is known already stands there with the letter, before anybody is asked', async () => {
    const { actor, asked: keys } = panel({ r: ['red tent', 'rice', 'Réd ball'], re: ['red tent'] });
    actor.send({ type: 'box.focused', at: 1 });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { memory: 'known', popular: 'known' } }));
    await typed(actor, 'r', 2);
    actor.send({ type: 'text.typed', text: 're', at: 3 });
    expect(names(actor)).toEqual(['red tent', 'Réd ball']);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'suggesting' } }));
    expect(names(actor)).toEqual(['red tent']);
    actor.send({ type: 'text.typed', text: 'r', at: 4 });
    expect(actor.getSnapshot().matches({ open: { typing: 'suggesting' } })).toBe(true);
    expect(names(actor)).toEqual(['red tent', 'rice', 'Réd ball']);
    expect(keys).toEqual(['r', 're']);
    actor.send({ type: 'text.typed', text: 'jack', at: 5 });
    expect(names(actor), 'of the recent searches').toEqual(['rain jacket']);
  });

  test('a new answer leaves the keyboard on the option it stood on, or on none', async () => {
    const { actor } = panel({ r: ['rice', 'red tent'], re: ['reef', 'red tent'], ree: ['reed'] });
    await typed(actor, 'r', 1);
    actor.send({ type: 'text.typed', text: 're', at: 2 });
    actor.send({ type: 'option.next', at: 3 });
    expect(actor.getSnapshot().context.active).toBe(0);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'suggesting' } }));
    expect(actor.getSnapshot().context.active).toBe(1);
    actor.send({ type: 'text.typed', text: 'ree', at: 4 });
    actor.send({ type: 'option.next', at: 5 });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { typing: 'suggesting' } }));
    expect(actor.getSnapshot().context.active).toBe(null);
  });

  test('what goes on from letters: every typed word begins a word, accents and case aside, in Chinese anywhere', () => {
    const term = (name: string) => ({ kind: 'term' as const, name });
    const known = (text: string, ...list: string[]) => knownFor(text, list.map(term), []).map(({ name }) => name);
    expect(known('TENT re', 'red tent', 'red ball', 'a content reel')).toEqual(['red tent']);
    expect(known('cay', 'Yeşil çay', 'decay')).toEqual(['Yeşil çay']);
    expect(known('雨衣', '儿童雨衣', '雨伞')).toEqual(['儿童雨衣']);
    expect(known('!', 'red tent')).toEqual([]);
    expect(knownFor('r', [term('rice')], ['Rice', 'reef', 'reef']).map(({ name }) => name)).toEqual(['reef', 'rice']);
    expect(
      knownFor(
        'r',
        Array.from({ length: 12 }, (_, at) => term(`r${at}`)),
        [],
      ),
    ).toHaveLength(10);
    const answers = Array.from({ length: 25 }, (_, at) => at).reduce<Suggested[]>(
      (kept, at) => withAnswer(kept, { keyword: String(at), suggestions: [] }),
      [],
    );
    expect(answers).toHaveLength(20);
    expect(withAnswer(answers, { keyword: '20', suggestions: [term('x')] }).filter(({ keyword }) => keyword === '20')).toEqual([
      { keyword: '20', suggestions: [term('x')] },
    ]);
  });

  test('an empty text is not submitted', () => {
    const { actor, told: events } = panel();
    actor.send({ type: 'text.typed', text: '   ', at: 1 });
    expect(actor.getSnapshot().can({ type: 'search.pressed', at: 2 })).toBe(false);
    actor.send({ type: 'search.pressed', at: 2 });
    expect(events).toEqual([]);
  });
});

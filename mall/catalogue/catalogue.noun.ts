import type { Noun } from '../noun.ts';
import { shelve } from './shelving.ts';
import { forgetVocabulary } from './vocabulary.ts';

/** The shelves and what fills them. Other nouns read them; this one only brings them. */
export const catalogueNoun: Noun = {
  name: 'catalogue', doors: [],
  fill: ({ house, scenario, seed, progress }) => shelve(house, { seed, products: scenario === 'empty' ? 0 : house.config.products, now: house.clock.now(), progress }),
  start(house) {
    house.database.listen('mall_world', () => forgetVocabulary(house));
  },
};

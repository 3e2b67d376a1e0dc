import type { Noun } from '../noun.ts';
import { allChanged, shelfChannel } from '../shelf/channel.ts';
import { retell } from './retelling.ts';
import { shelve } from './shelving.ts';
import { forgetVocabulary } from './vocabulary.ts';

/** The shelves and what fills them. Other nouns read them; this one only brings them. */
export const catalogueNoun: Noun = {
  name: 'catalogue', doors: [],
  async fill({ house, scenario, seed, progress }) {
    await shelve(house.database.pool, { seed, products: scenario === 'empty' ? 0 : house.config.products, now: house.clock.now(), progress });
    forgetVocabulary(house);
  },
  async renew({ house, db }) {
    if (await retell(db)) forgetVocabulary(house);
  },
  start(house) {
    house.database.listen(shelfChannel, (payload) => {
      if (payload === allChanged || payload === '') forgetVocabulary(house);
    });
  },
};

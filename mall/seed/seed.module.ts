import type { Module } from '../platform/module.ts';
import { allChanged, changeChannel } from '../searchIndex/changeChannel.ts';
import { refreshTexts } from './refreshTexts.ts';
import { seedProducts } from './seedProducts.ts';
import { forgetVocabulary } from './vocabulary.ts';

/** The shelves and what fills them. Other nouns read them; this one only brings them. */
export const seedModule: Module = {
  name: 'catalogue',
  routes: [],
  async fill({ context, scenario, seed, progress }) {
    const param = { seed, products: scenario === 'empty' ? 0 : context.config.products, now: context.clock.now(), progress };
    await context.database.session((client) => seedProducts(client, param));
    forgetVocabulary(context);
  },
  async renew({ context, db }) {
    if (await refreshTexts(db)) forgetVocabulary(context);
  },
  start(context) {
    void context.database.listen(changeChannel, (payload) => {
      if (payload === allChanged || payload === '') forgetVocabulary(context);
    });
  },
};

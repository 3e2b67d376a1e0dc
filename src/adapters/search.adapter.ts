import { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { searchMachine } from '#machines/search.machine.ts';
import { findShops, readPopularProducts, searchProducts } from '../data/search.data.ts';
import { readFacets } from '../data/filterPanel.data.ts';
import { adapt, adaptPorts, type Gateway } from './adapt.ts';

/** The page's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  searchMachine.provide({
    actors: {
      ...adaptPorts(gateway, { searchProducts, readPopularProducts, findShops }),
      filterPanel: adapt(filterPanelMachine, { readFacets }, gateway),
    },
  });

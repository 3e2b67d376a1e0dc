import { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { productListMachine } from '#machines/productList.machine.ts';
import { readMoreOfProductList, readProductList } from '../data/productList.data.ts';
import { readFacets } from '../data/filterPanel.data.ts';
import { adapt, adaptPorts, type Gateway } from './adapt.ts';

/** The page's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  productListMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readProductList, readMoreOfProductList }),
      filterPanel: adapt(filterPanelMachine, { readFacets }, gateway),
    },
  });

import { shelfMachine } from '#machines/shelf.machine.ts';
import { readMoreOfShelf, readShelf } from '../data/shelf.data.ts';
import { plugFilterPanel } from './filterPanel.plugs.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  shelfMachine.provide({ actors: { filterPanel: plugFilterPanel(door), readShelf: plug(door, readShelf), readMoreOfShelf: plug(door, readMoreOfShelf) } });

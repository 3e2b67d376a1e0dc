import { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { readFacets } from '../data/filterPanel.data.ts';
import { plug, type Door } from './plug.ts';

/** The filter panel's machine with its port filled. */
export const plugFilterPanel = (door: Door) => filterPanelMachine.provide({ actors: { readFacets: plug(door, readFacets) } });

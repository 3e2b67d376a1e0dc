import { discoverMachine } from '#machines/discover.machine.ts';
import { readDiscovery } from '../data/discover.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its port filled. */
export const plugPage = (door: Door) => discoverMachine.provide({ actors: { readDiscovery: plug(door, readDiscovery) } });

import { regionMachine } from '#machines/region.machine.ts';
import type { Region } from '#machines/words.ts';
import { readRegions } from '../data/region.data.ts';
import { plug, type Door } from './plug.ts';

/** Where the shopper is, and where he wants to go. */
export type Regions = { from: Region | null; to: Region | null };

/** The region's machine with its ports filled. */
export const plugRegion = (door: Door, change: (regions: Regions) => Promise<null>) =>
  regionMachine.provide({ actors: { readRegions: plug(door, readRegions), changeRegion: plug(door, (_, regions) => change(regions)) } });

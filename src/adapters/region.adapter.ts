import { regionMachine } from '#machines/region.machine.ts';
import type { Region } from '#machines/model/region.ts';
import { readRegions } from '../data/region.data.ts';
import { adapt, type Gateway } from './adapt.ts';

/** Where the shopper is, and where he wants to go. */
export type Regions = { from: Region | null; to: Region | null };

/** The region's machine with its ports filled. */
export const adaptRegion = (gateway: Gateway, change: (regions: Regions) => Promise<null>) =>
  adapt(regionMachine, { readRegions, changeRegion: (_: unknown, regions: Regions) => change(regions) }, gateway);

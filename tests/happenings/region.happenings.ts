import { happeningsOf } from '#flows/happenings.ts';
import { regionMachine } from '#machines/region.machine.ts';
import { laos, sriLanka } from './here.ts';

export const region = happeningsOf(regionMachine)({
  inputs: { 'in Sri Lanka': { regionId: sriLanka.regionId } },
  events: { 'menu.neared': [{}], 'region.chosen': [{ regionId: laos.regionId }, { regionId: sriLanka.regionId }] },
  ports: {
    readRegions: { answers: { 'two regions': [sriLanka, laos] }, refusals: ['UNREACHABLE'] },
    changeRegion: { answers: { 'he stays': null }, refusals: ['UNREACHABLE'] },
  },
  begunAnew: 'it comes with the shop, whose document is written before anybody chose a region',
  shownBy: 'the menu "Region" of the header',
});

import { happeningsOf } from '#flows/happenings.ts';
import { regionMachine } from '#machines/region.machine.ts';
import { sriLanka } from './here.ts';

const laos = { ...sriLanka, regionId: 659006000404, regionName: 'Laos', flag: '/oss/flag/la.svg', countryCode: 'LA', currency: 'LAK', priceSymbol: '₭', minorUnits: 0, phoneCode: '856' };

export const region = happeningsOf(regionMachine)({
  inputs: { 'in Sri Lanka': { regionId: sriLanka.regionId } },
  events: { 'menu.neared': [{}], 'region.chosen': [{ regionId: laos.regionId }, { regionId: sriLanka.regionId }] },
  ports: { readRegions: { answers: { 'two regions': [sriLanka, laos] }, refusals: ['UNREACHABLE'] } },
  shownBy: 'the menu "Region" of the header',
  handsOver: { changing: 'the page reloads' },
  stays: { changing: 'the page reloads' },
});

import { regionMachine } from '#machines/region.machine.ts';
import { RegionView } from '#src/parts/RegionView.tsx';
import { region } from '../happenings/region.happenings.ts';
import { bringMenus, chooseInMenu, comeNear } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringMenus();

walkPage({ machine: regionMachine, View: RegionView }, region, {
  by: { 'menu.neared': () => comeNear('Region: Sri Lanka'), 'region.chosen': () => chooseInMenu('Region: Sri Lanka', 'Laos') },
});

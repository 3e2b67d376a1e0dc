import { page } from '#src/pages/checkout.page.tsx';
import { checkout } from '../happenings/checkout.happenings.ts';
import { bringSheets } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringSheets();

walkPage(page, checkout, {
  by: { 'remark.changed': ({ remarks }, hands) => hands.fill('A word to Kandy Outdoors (optional)', remarks) },
  heldBack: ['slot.chosen', 'payType.chosen', 'insurance.changed'],
});

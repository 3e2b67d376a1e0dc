import { page } from '#src/pages/order.page.tsx';
import { order } from '../happenings/order.happenings.ts';
import { bringSheets } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringSheets();

walkPage(page, order);

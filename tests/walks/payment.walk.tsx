import { page } from '#src/pages/payment.page.tsx';
import { payment } from '../happenings/payment.happenings.ts';
import { bringSheets } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringSheets();

walkPage(page, payment, { heldBack: ['payType.chosen'] });

import { page } from '#src/pages/orders.page.tsx';
import { orders } from '../happenings/orders.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, orders);

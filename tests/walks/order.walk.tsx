import '#src/design/Sheet.tsx';
import { page } from '#src/pages/order.page.tsx';
import { order } from '../happenings/order.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, order);

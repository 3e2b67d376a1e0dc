import { page } from '#src/pages/cart.page.tsx';
import { cart } from '../happenings/cart.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, cart, { elsewhere: ['line.added', 'cart.touched', 'network.returned', 'page.opened', 'page.left'] });

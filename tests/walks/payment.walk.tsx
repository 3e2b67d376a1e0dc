import '#src/design/Sheet.tsx';
import { page } from '#src/pages/payment.page.tsx';
import { payment } from '../happenings/payment.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, payment, { heldBack: ['payType.chosen'] });

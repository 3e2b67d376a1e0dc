import { page } from '#src/pages/cancelOrder.page.tsx';
import { cancelOrder } from '../happenings/cancelOrder.happenings.ts';
import { sayEnglish } from './stage.tsx';
import { walkPage } from './walk.tsx';

walkPage(page, cancelOrder, { by: { 'remark.changed': ({ remark }, hands) => hands.fill(sayEnglish('cancelOrder.remark'), remark) } });

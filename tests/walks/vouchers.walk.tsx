import { page } from '#src/pages/vouchers.page.tsx';
import { vouchers } from '../happenings/vouchers.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, vouchers);

import { page } from '#src/pages/footprint.page.tsx';
import { footprint } from '../happenings/footprint.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, footprint);

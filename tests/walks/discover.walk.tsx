import { page } from '#src/pages/discover.page.tsx';
import { discover } from '../happenings/discover.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, discover);

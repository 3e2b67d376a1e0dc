import { page } from '#src/pages/regionChange.page.tsx';
import { regionChange } from '../happenings/regionChange.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, regionChange);

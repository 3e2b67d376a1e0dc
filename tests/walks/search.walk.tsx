import { page } from '#src/pages/search.page.tsx';
import { search } from '../happenings/search.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, search, { by: { 'end.neared': (_, hands) => hands.reachEnd() } });

import { page } from '#src/pages/home.page.tsx';
import { home } from '../happenings/home.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, home, { by: { 'end.neared': (_, hands) => hands.reachEnd() } });

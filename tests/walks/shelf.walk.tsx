import { page } from '#src/pages/shelf.page.tsx';
import { shelf } from '../happenings/shelf.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, shelf, { by: { 'end.neared': (_, hands) => hands.reachEnd() } });

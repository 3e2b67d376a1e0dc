import { page } from '#src/pages/edition.page.tsx';
import { edition } from '../happenings/edition.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, edition, {});

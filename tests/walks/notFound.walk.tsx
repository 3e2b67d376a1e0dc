import { page } from '#src/pages/notFound.page.tsx';
import { quiet } from '../happenings/quiet.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, quiet);

import { page } from '#src/pages/directory.page.tsx';
import { directory } from '../happenings/directory.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, directory);

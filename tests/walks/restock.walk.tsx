import { page } from '#src/pages/restock.page.tsx';
import { restock } from '../happenings/restock.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, restock);

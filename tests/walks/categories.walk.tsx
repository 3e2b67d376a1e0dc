import { page } from '#src/pages/categories.page.tsx';
import { categories } from '../happenings/categories.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, categories);

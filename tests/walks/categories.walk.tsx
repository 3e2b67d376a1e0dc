import { page } from '#src/pages/categories.page.tsx';
import { categories } from '#tests/happenings/categories.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, categories);

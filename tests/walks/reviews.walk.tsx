import { page } from '#src/pages/reviews.page.tsx';
import { reviews } from '../happenings/reviews.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, reviews);

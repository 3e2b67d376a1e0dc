import { page } from '#src/pages/favourites.page.tsx';
import { favourites } from '../happenings/favourites.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, favourites);

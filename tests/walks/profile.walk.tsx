import { page } from '#src/pages/profile.page.tsx';
import { profile } from '../happenings/profile.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, profile);

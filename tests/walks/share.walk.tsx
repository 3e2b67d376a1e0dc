import { page } from '#src/pages/share.page.tsx';
import { share } from '../happenings/share.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, share);

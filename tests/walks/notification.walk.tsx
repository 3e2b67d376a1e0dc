import { page } from '#src/pages/notification.page.tsx';
import { notification } from '../happenings/notification.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, notification);

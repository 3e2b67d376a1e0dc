import { page } from '#src/pages/policy.page.tsx';
import { policy } from '../happenings/policy.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, policy);

import { page } from '#src/pages/campaign.page.tsx';
import { campaign } from '../happenings/campaign.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, campaign, { by: { 'end.neared': (_, hands) => hands.reachEnd() } });

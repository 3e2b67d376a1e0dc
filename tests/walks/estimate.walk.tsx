import { page } from '#src/pages/estimate.page.tsx';
import { estimate } from '../happenings/estimate.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, estimate, { by: { 'area.chosen': ({ areaId }, hands) => hands.choose(areaId === 1 ? 'Province' : 'District', String(areaId)) } });

import { page } from '#src/pages/report.page.tsx';
import { report } from '../happenings/report.happenings.ts';
import { sayEnglish } from './stage.tsx';
import { walkPage } from './walk.tsx';

walkPage(page, report, { by: { 'sentence.typed': ({ text }, hands) => hands.fill(sayEnglish('report.sentence'), text) } });

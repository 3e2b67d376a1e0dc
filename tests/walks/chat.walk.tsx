import { page } from '#src/pages/chat.page.tsx';
import { chat } from '../happenings/chat.happenings.ts';
import { sayEnglish } from './stage.tsx';
import { walkPage } from './walk.tsx';

walkPage(page, chat, { by: { 'text.typed': ({ text }, hands) => hands.fill(sayEnglish('chat.message'), text) } });

import { page } from '#src/pages/contact.page.tsx';
import { contact } from '../happenings/contact.happenings.ts';
import { sayEnglish } from './stage.tsx';
import { walkPage } from './walk.tsx';

const labels: Record<string, string> = { name: 'contact.name', contact: 'field.contact', content: 'contact.content' };

walkPage(page, contact, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(sayEnglish(labels[field] ?? field), text) } });

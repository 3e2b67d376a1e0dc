import { languageMachine } from '#machines/language.machine.ts';
import { LanguageView } from '#src/parts/LanguageView.tsx';
import { language } from '../happenings/language.happenings.ts';
import { bringMenus, chooseInMenu } from './menus.tsx';
import { walkPage } from './walk.tsx';

await bringMenus();

walkPage({ machine: languageMachine, View: LanguageView }, language, { by: { 'language.chosen': () => chooseInMenu('Language: English', 'Русский') } });

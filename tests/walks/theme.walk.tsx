import { themeMachine } from '#machines/theme.machine.ts';
import { ThemeView } from '#src/parts/ThemeView.tsx';
import { theme } from '../happenings/theme.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage({ machine: themeMachine, View: ThemeView }, theme);

import { toastsMachine } from '#machines/toasts.machine.ts';
import { ToastsView } from '#src/parts/ToastsView.tsx';
import { toasts } from '../happenings/toasts.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage({ machine: toastsMachine, View: ToastsView }, toasts, { elsewhere: ['notice.given'] });

import { happeningsOf } from '#flows/happenings.ts';
import { quietMachine } from '#machines/quiet.machine.ts';
import { here } from './here.ts';

export const quiet = happeningsOf(quietMachine)({ inputs: { usual: { place: { name: 'notFound' }, here } }, events: { resume: [{}] }, ports: {}, shownBy: 'the page Not found' });

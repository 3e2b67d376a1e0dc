import { happeningsOf } from '#flows/happenings.ts';
import { themeMachine } from '#machines/theme.machine.ts';

export const theme = happeningsOf(themeMachine)({ events: { 'day.chosen': [{}], 'night.chosen': [{}] }, ports: {}, shownBy: 'the switch of day and night in the footer' });

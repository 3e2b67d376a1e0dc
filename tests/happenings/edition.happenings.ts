import { happeningsOf } from '#flows/happenings.ts';
import { editionMachine } from '#machines/edition.machine.ts';

export const edition = happeningsOf(editionMachine)({
  events: { 'reload.pressed': [{}], 'later.pressed': [{}] },
  ports: { takeOver: { answers: { 'taken over': null }, refusals: ['TIMED_OUT'] } },
  begunAnew: 'the offer is of this very page: after a reload the newer shop is here',
});

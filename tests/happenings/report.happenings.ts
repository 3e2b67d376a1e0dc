import { happeningsOf } from '#flows/happenings.ts';
import { longestSentence, reportMachine } from '#machines/report.machine.ts';

export const report = happeningsOf(reportMachine)({
  events: {
    'sentence.typed': [{ text: 'The card was declined.' }, { text: 'x'.repeat(longestSentence + 1) }],
    'send.pressed': [{}], 'copy.pressed': [{}], 'close.pressed': [{}],
  },
  ports: {
    sendReport: { answers: { kept: 'K7QX2M' }, refusals: ['OFFLINE', 'UNAVAILABLE'] },
    copyCode: { answers: { copied: null }, refusals: ['FORBIDDEN'] },
  },
  begunAnew: 'a dialog does not outlive its tab: the recording it sends is of this tab',
});

import { deadlinesMachine } from '#machines/deadlines.machine.ts';
import { readCalendar, readDeadlines } from '../data/deadlines.data.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';

/** How long a browser is given to begin a download, in ms, before its file is let go. */
const begun = 10_000;

const save = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'serendib.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), begun);
};

/** The machine of the deadlines with its ports filled; the calendar is kept as a file of the device. */
export const adaptPage = (gateway: Gateway) =>
  deadlinesMachine.provide({
    actors: { ...adaptPorts(gateway, { readDeadlines, readCalendar }), subscribeToChanges: adaptChanges(gateway) },
    actions: { saveCalendar: (_, { output }) => save(output.answer) },
  });

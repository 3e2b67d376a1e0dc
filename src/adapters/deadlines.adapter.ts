import { deadlinesMachine } from '#machines/deadlines.machine.ts';
import { readCalendar, readDeadlines } from '../data/deadlines.data.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';
import { saveFile } from './saveFile.ts';

/** The machine of the deadlines with its ports filled; the calendar is kept as a file of the device. */
export const adaptPage = (gateway: Gateway) =>
  deadlinesMachine.provide({
    actors: { ...adaptPorts(gateway, { readDeadlines, readCalendar }), subscribeToChanges: adaptChanges(gateway) },
    actions: { saveCalendar: (_, { output }) => saveFile('serendib.ics', output.answer, 'text/calendar;charset=utf-8') },
  });

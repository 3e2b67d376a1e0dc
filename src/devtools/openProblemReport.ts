import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Place } from '#machines/model/place.ts';
import { page } from '../pages/problemReport.page.tsx';
import { adaptProblemReport } from '../adapters/problemReport.adapter.ts';
import { recordingOf } from './recording.ts';
import type { ActorSlots } from '../runtime/actorSlots.ts';
import { openDialog } from '../runtime/openDialog.ts';
import type { EventLog } from './eventLog.ts';
import { loadMessages } from '../i18n/messages.tsx';

/** Opens the dialog "Report a problem" on the stage, with what happened in this tab up to now. */
export const openProblemReport = async (
  tape: EventLog,
  slots: ActorSlots,
  { now, visitor, place }: { now: () => number; visitor: VisitorContext; place: Place },
): Promise<void> => {
  if (slots.problemReport) return;
  const address = location.pathname + location.search;
  const adapted = adaptProblemReport(recordingOf(tape, { at: now(), address, visitor }), now);
  await openDialog(slots, 'problemReport', (room) => loadMessages(visitor.locale, room), page, { adapted, place });
};

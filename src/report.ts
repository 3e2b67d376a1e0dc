import { createActor } from 'xstate';
import type { Here, Place } from '#machines/words.ts';
import { page } from './pages/report.page.tsx';
import { plugReport } from './plugs/report.plugs.ts';
import { recordingOf } from './recording.ts';
import type { Stage } from './stage.ts';
import type { Tape } from './tape.ts';
import type { AnyPage } from './view.ts';
import { readWords } from './words.tsx';

/** Opens the dialog "Report a problem" on the stage, with what happened in this tab up to now. */
export const openReport = async (tape: Tape, stage: Stage, { now, here, place }: { now: () => number; here: Here; place: Place }): Promise<void> => {
  if (stage.report) return;
  const address = location.pathname + location.search;
  const actor = createActor(plugReport(recordingOf(tape, { at: now(), address, here }), now));
  await readWords(here.locale, 'report');
  actor.subscribe({ complete: () => stage.set('report', null) });
  actor.start();
  stage.set('report', { place, address, actor, page: page as unknown as AnyPage });
};

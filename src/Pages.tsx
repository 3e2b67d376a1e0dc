import { Activity, memo, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPainting, InSteps } from './design/Later.tsx';
import { Show } from './show.tsx';
import type { Running, Slot, Stage } from './stage.ts';

/** What a slot of the stage holds, followed. */
export const useSlot = (stage: Stage, slot: Slot): Running | null =>
  useSyncExternalStore(stage.subscribe, () => stage[slot], () => stage[slot]);

type Drawn = { now: () => number; onDrawn: (() => void) | undefined };

const One = memo(({ running, now, onDrawn }: Drawn & { running: Running }) => {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return <InSteps value={running.wasLeft !== true}><Show actor={running.actor} View={running.page.View} now={now} /></InSteps>;
});

/** The page that was on the screen before: taking it down is dear, and so waits until the next one is painted. */
const useLeft = (page: Running | null): Running | null => {
  const [shown, setShown] = useState(page);
  useEffect(() => (shown === page ? undefined : afterPainting(() => startTransition(() => setShown(page)))), [shown, page]);
  // A page that follows a part of the shop (the cart) may be opened again with the same actor.
  return shown?.actor === page?.actor ? null : shown;
};

/** The page on the screen and, unseen and in idle moments, the one begun ahead: opening it only uncovers it. */
export const Pages = memo(({ stage, ...drawn }: Drawn & { stage: Stage }) => {
  const page = useSlot(stage, 'page');
  const ahead = useSlot(stage, 'ahead');
  const left = useLeft(page);
  return [left, page, ahead].map((running) => running === null ? null : (
    <Activity key={running.actor.sessionId} mode={running === page ? 'visible' : 'hidden'}>
      <One running={running} {...drawn} />
    </Activity>
  ));
});

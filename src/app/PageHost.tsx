import { Activity, memo, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint, InSteps } from '../design/layout/DeferredContent.tsx';
import { ActorView } from './ActorView.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { drawingOf, type RunningPage, type ActorSlot, type ActorSlots } from '../runtime/actorSlots.ts';

/** What a slot of the stage holds, followed. */
export const useSlot = (slots: ActorSlots, slot: ActorSlot): RunningPage | null =>
  useSyncExternalStore(
    slots.subscribe,
    () => slots[slot],
    () => slots.inDocument(slot),
  );

type Drawn = { now: () => number; onDrawn: (() => void) | undefined; onFailed: () => void };

const Living = ({ running, now, onDrawn }: Omit<Drawn, 'onFailed'> & { running: RunningPage }) => {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <InSteps value={running.wasLeft !== true}>
      <ActorView actor={running.actor} View={running.page.View} now={now} />
    </InSteps>
  );
};

const One = memo(({ onFailed, ...living }: Drawn & { running: RunningPage }) => (
  <PageBoundary onFailed={onFailed}>
    <Living {...living} />
  </PageBoundary>
));

/** What was drawn before: taking it down is dear, and so waits until the next page is painted. */
const useBefore = (slots: ActorSlots, page: RunningPage | null): (RunningPage | null)[] => {
  const [before, setBefore] = useState([...slots.kept, page]);
  useEffect(
    () => (before.at(-1) === page ? undefined : afterPaint(() => startTransition(() => setBefore([...slots.kept, page])))),
    [before, slots, page],
  );
  return before;
};

/** The page on the screen and, unseen, the lists before it and the page begun ahead: opening it, or going back, only uncovers it. */
export const PageHost = memo(({ slots, ...drawn }: Drawn & { slots: ActorSlots }) => {
  const page = useSlot(slots, 'page');
  const ahead = useSlot(slots, 'ahead');
  // What was taken up again stands where it was drawn before; so does a page that follows a part of the shop (the cart).
  const drawings = new Map(
    [...useBefore(slots, page), page, ahead].flatMap((running) => (running ? [[drawingOf(running), running] as const] : [])),
  );
  // Always in the same order: nothing that is drawn is moved for what comes or goes.
  return [...drawings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, running]) => (
      <Activity key={key} mode={running === page ? 'visible' : 'hidden'}>
        <One running={running} {...drawn} />
      </Activity>
    ));
});

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scheduleLoad, type When } from '../../runtime/scheduleLoad.ts';
import { ActorView } from '../../app/ActorView.tsx';
import type { RunningPage } from '../../runtime/actorSlots.ts';
import type { StartedWidget } from '../../runtime/runner.ts';
import type { PartRequest } from '../../app/pageTypes.ts';
import { styled } from '../../design/stitches.config.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { ProblemState } from './ProblemState.tsx';

/** The height of a line to touch, before its code is there. */
export const WidgetLine = styled('div', { blockSize: '$touch' });

type Props = PartRequest & {
  /** When its code is fetched; what the document brought runs from the start. */
  when?: Exclude<When, 'idle'>;
  /** What stands here until then, in the size of what comes; without it nothing is missed where the code does not come. */
  children?: ReactNode;
  /** How often it was asked to open by a button that stands elsewhere. */
  presses?: number;
};

const isSettled = ({ actor }: RunningPage): boolean => !actor.getSnapshot().hasTag('busy');

/**
 * A part of the page with a machine of its own. It is drawn with the document where the page names it among its `parts`;
 * when its input changes, its machine hears of it; when it is begun again, what stands here stays until that has something to show.
 */
export const LazyWidget = ({ name, input, when = 'now', children, presses = 0 }: Props) => {
  const { beside, partAt, takePart, hasIntent, sayUnreachable, wasLeft, now } = useAppContext();
  const box = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState<StartedWidget | null>(() => partAt?.({ name, input }) ?? null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const given = JSON.stringify(input);
  const isShown = started !== null;
  useEffect(() => {
    if (!beside) return undefined;
    const part = { name, input: JSON.parse(given) as object };
    const drawn = takePart?.(part);
    if (drawn && !hasIntent?.(part)) {
      const { actor } = drawn.running;
      // A press that had it drawn comes first: it was meant for what stood there.
      queueMicrotask(() => {
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'resume', at: now() });
      });
      return drawn.stop;
    }
    drawn?.drop();
    let end = () => {};
    let isOver = false;
    // What stood on the page when it was left stands there again, wherever one is on it.
    const unwatch = scheduleLoad(
      hasIntent?.(part) || isShown || wasLeft?.(part) ? 'now' : when,
      () => {
        beside(name, part.input).then(
          (next) => {
            if (isOver) return next.stop();
            const swap = () => {
              if (isOver || (isShown && !isSettled(next.running))) return;
              heard.unsubscribe();
              setFailed(false);
              setStarted(next);
            };
            const heard = next.running.actor.subscribe(swap);
            end = () => {
              heard.unsubscribe();
              next.stop();
            };
            swap();
          },
          () => {
            if (isOver) return;
            setFailed(true);
            if (presses > 0 && !children) sayUnreachable?.();
          },
        );
      },
      box.current,
    );
    return () => {
      isOver = true;
      unwatch();
      end();
    };
    // Whether something is shown, and its input, decide only how the next one comes.
  }, [beside, takePart, hasIntent, wasLeft, now, name, when, tries]);
  useEffect(() => started?.change(JSON.parse(given) as object), [started, given]);
  // What did not come is asked for again by the next press.
  useEffect(() => {
    if (hasFailed) setTries((before) => before + 1);
  }, [presses]);
  const heardPresses = useRef(0);
  useEffect(() => {
    if (!started || heardPresses.current === presses) return;
    heardPresses.current = presses;
    started.running.actor.send({ type: 'open.pressed', at: now() });
  }, [started, presses, now]);
  if (started) {
    const { actor, page } = started.running;
    return <ActorView key={actor.sessionId} actor={actor} View={page.View} now={now} />;
  }
  return (
    <div ref={box}>{hasFailed && children ? <ProblemState level={2} problem={null} onRetry={() => setTries(tries + 1)} /> : children}</div>
  );
};

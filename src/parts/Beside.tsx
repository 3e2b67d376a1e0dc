import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PartName } from '#machines/words.ts';
import { Show } from '../show.tsx';
import type { Running } from '../stage.ts';
import { useAround } from './around.ts';
import { ProblemState } from './ProblemState.tsx';
import { soon, type When } from './soon.ts';

type Props = {
  name: PartName;
  /** What its machine is started with, beside where the shopper is; another one starts it anew. */
  input: object;
  /** When its code is fetched. */
  when: When;
  /** What stands here until then, in the size of what comes; without it nothing is missed where the code does not come. */
  children?: ReactNode;
};

/** A part of the page with a machine of its own, whose code comes when it is needed. */
export const Beside = ({ name, input, when, children }: Props) => {
  const { beside, isWished, now } = useAround();
  const box = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const given = JSON.stringify(input);
  useEffect(() => {
    if (!beside) return undefined;
    let end = () => {};
    let isOver = false;
    const unwatch = soon(box.current, isWished?.(name) ? 'now' : when, () => {
      beside(name, JSON.parse(given) as object).then((begun) => {
        if (isOver) return begun.stop();
        end = begun.stop;
        setFailed(false);
        setRunning(begun.running);
      }, () => setFailed(!isOver));
    });
    return () => {
      isOver = true;
      unwatch();
      end();
      setRunning(null);
    };
  }, [beside, isWished, name, given, when, tries]);
  if (running) return <Show actor={running.actor} View={running.page.View} now={now} />;
  return (
    <div ref={box}>
      {hasFailed && children ? <ProblemState level={2} problem={null} onRetry={() => setTries(tries + 1)} /> : children}
    </div>
  );
};

import { useContext, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { noteFocus } from '../../design/keptFocus.ts';
import { styled } from '../../design/stitches.config.ts';
import { AppContext } from '../../app/AppContext.ts';
import { ProblemState } from '../shell/ProblemState.tsx';
import type { Press } from '../../design/press.ts';

// Where a dialog or a menu was to stand, nothing else has room for words.
const Lost = styled('div', { position: 'fixed', zIndex: '$sheet', inset: 'auto 0 0', backgroundColor: '$paperRaised', lift: 'border' });

/** The sentence in the place of a part that got lost; who was in it is afterwards where he was before. */
const LostPart = ({ onRetry, onClose }: { onRetry: Press; onClose: Press }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [lost, giveBack] = [box.current, noteFocus()];
    return () => {
      if (lost?.contains(document.activeElement)) giveBack();
    };
  }, []);
  return (
    <Lost ref={box}>
      <ProblemState level={2} of="opened" problem={null} onRetry={onRetry} onClose={onClose} />
    </Lost>
  );
};

const now = <Loading,>(load: () => Promise<Loading>): Promise<Loading> => load();

/** What stands where a part comes until it is there. */
type Meanwhile = { meanwhile?: ReactNode };

/** A part that can be closed can be closed where its code got lost, too. */
type Closable = { onClose?: Press };

/**
 * A part whose code comes when it is first shown, or with `near`, when somebody comes near. Code that gets lost goes the
 * way of a page's (spec 8); in the end the sentence stands there, and can be tried again.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Come: ComponentType<Props> | undefined;
  const keep = (come: ComponentType<Props>): void => {
    Come = come;
  };
  const Part = ({ meanwhile, ...given }: Props & Meanwhile) => {
    const bring = useContext(AppContext)?.bring;
    const [state, setState] = useState<'coming' | 'come' | 'lost'>('coming');
    useEffect(() => {
      if (Come || state !== 'coming') return;
      (bring ?? now)(load).then(
        (come) => {
          keep(come);
          setState('come');
        },
        () => setState('lost'),
      );
    }, [bring, state]);
    if (Come) return <Come {...(given as unknown as Props)} />;
    const { onClose } = given as Closable;
    return (
      <>
        {meanwhile}
        {state === 'lost' ? <LostPart onRetry={() => setState('coming')} onClose={onClose} /> : null}
      </>
    );
  };
  return { Part, near: (): void => void load().then(keep, () => undefined) };
};

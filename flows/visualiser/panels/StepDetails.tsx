import { useState } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Tool, Tools } from '../visualiser.styles.ts';
import { ContextView } from './ContextView.tsx';
import { Sequence, type Arrow, type Who } from './Sequence.tsx';

/** Stays in sight while what it chooses is scrolled. */
const Pinned = styled(Tools, { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: '$paperRaised', paddingBlockEnd: '$1' });

export type StepDetailsProps = {
  now: unknown;
  before: unknown;
  event: unknown;
  /** Who asked whom: worked out only when it is looked at. */ sequence: () => { who: readonly Who[]; arrows: readonly Arrow[] };
  nth: number;
  onMove: (nth: number) => void;
};

/** Beside the steps: the context with what the step changed, or who asked whom. */
export const StepDetails = ({ now, before, event, sequence, nth, onMove }: StepDetailsProps) => {
  const [shows, setShows] = useState<'context' | 'sequence'>('context');
  return (
    <div>
      <Pinned role="group" aria-label="Beside the steps">
        <Tool type="button" aria-pressed={shows === 'context'} onClick={() => setShows('context')}>
          Context
        </Tool>
        <Tool type="button" aria-pressed={shows === 'sequence'} onClick={() => setShows('sequence')}>
          Who asked whom
        </Tool>
      </Pinned>
      {shows === 'context' ? (
        <ContextView now={now} before={before} event={event} />
      ) : (
        <Sequence {...sequence()} now={nth} onMove={onMove} />
      )}
    </div>
  );
};

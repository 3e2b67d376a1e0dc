import { useState } from 'react';
import { Tool, Tools } from '../room.look.ts';
import { ContextView } from './ContextView.tsx';
import { Sequence, type Arrow, type Who } from './Sequence.tsx';

export type StepDetailsProps = { now: unknown; before: unknown; event: unknown; /** Who asked whom: worked out only when it is looked at. */ told: () => { who: readonly Who[]; arrows: readonly Arrow[] }; nth: number; onMove: (nth: number) => void };

/** Beside the steps: the context with what the step changed, or who asked whom. */
export const StepDetails = ({ now, before, event, told, nth, onMove }: StepDetailsProps) => {
  const [shows, setShows] = useState<'context' | 'sequence'>('context');
  return (
    <div>
      <Tools role="group" aria-label="Beside the steps">
        <Tool type="button" aria-pressed={shows === 'context'} onClick={() => setShows('context')}>Context</Tool>
        <Tool type="button" aria-pressed={shows === 'sequence'} onClick={() => setShows('sequence')}>Who asked whom</Tool>
      </Tools>
      {shows === 'context' ? <ContextView now={now} before={before} event={event} /> : <Sequence {...told()} now={nth} onMove={onMove} />}
    </div>
  );
};

import { memo, useEffect, useId, useRef } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { ChevronEndIcon, ChevronStartIcon } from '#src/design/icon/pageIcons.tsx';
import { VisuallyHidden } from '#src/design/VisuallyHidden.tsx';
import { H3, Tool, Tools } from '../visualiser.styles.ts';
import type { Shown } from '../view.ts';
import { breakable } from './breakable.ts';

const Track = styled('input', { flex: '1 1 140px', minBlockSize: '$touch', accentColor: '$colors$ink', '@lg': { minBlockSize: '34px' } });
const Steps = styled('ol', { display: 'grid', listStyle: 'none', padding: 0 });
const Step = styled('button', {
  display: 'flex',
  gap: '$2',
  alignItems: 'baseline',
  inlineSize: '100%',
  minBlockSize: '28px',
  padding: '4px 8px',
  border: 0,
  borderRadius: '$s',
  background: 'none',
  text: '$13',
  textAlign: 'start',
  cursor: 'pointer',
  '& span': { color: '$inkSoft', flex: 'none', minInlineSize: '3ch', textAlign: 'end' },
  '& b': { fontWeight: 'inherit', flex: '1 1 55%', minInlineSize: 0, overflowWrap: 'break-word' },
  '& em': {
    text: '$12',
    fontStyle: 'normal',
    color: '$inkSoft',
    marginInlineStart: 'auto',
    textAlign: 'end',
    flex: '0 1 45%',
    minInlineSize: 0,
    overflowWrap: 'break-word',
  },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
  '&[aria-current="step"]': { backgroundColor: '$accentSoft', fontWeight: '$strong', '& span, & em': { color: '$ink' } },
  '@phone': { minBlockSize: '$touch' },
});

export type TimelineProps = {
  steps: readonly Shown[];
  at: number;
  onMove: (index: number) => void;
  isNewest: boolean;
  onNewest: () => void;
};

/** Back and forth through what happened. */
export const Timeline = ({ steps, at, onMove, isNewest, onNewest }: TimelineProps) => {
  const id = useId();
  const last = steps.length - 1;
  return (
    <Tools role="group" aria-label="Time travel">
      <Tool type="button" aria-label="Step back" aria-disabled={at <= 0 || undefined} onClick={at > 0 ? () => onMove(at - 1) : undefined}>
        <ChevronStartIcon size={18} />
      </Tool>
      <VisuallyHidden as="label" htmlFor={id}>
        Step
      </VisuallyHidden>
      <Track
        id={id}
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={Math.max(at, 0)}
        aria-valuetext={`Step ${at} of ${last}: ${steps[at]?.word ?? ''}`}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
      <Tool
        type="button"
        aria-label="Step forth"
        aria-disabled={at >= last || undefined}
        onClick={at < last ? () => onMove(at + 1) : undefined}
      >
        <ChevronEndIcon size={18} />
      </Tool>
      <Tool type="button" aria-pressed={isNewest} onClick={onNewest}>
        Newest
      </Tool>
    </Tools>
  );
};

const Taken = memo(
  ({
    index,
    word,
    state,
    isNow,
    onMove,
  }: {
    index: number;
    word: string;
    state: string;
    isNow: boolean;
    onMove: (index: number) => void;
  }) => {
    const row = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
    }, [isNow]);
    return (
      <li>
        <Step type="button" ref={row} aria-current={isNow ? 'step' : undefined} onClick={() => onMove(index)}>
          <span>{index}</span>
          <b>{breakable(word)}</b>
          <em>{breakable(state)}</em>
        </Step>
      </li>
    );
  },
);

/** Every step, newest last; a press goes there. */
export const StepList = ({
  steps,
  at,
  stateOf,
  onMove,
}: {
  steps: readonly Shown[];
  at: number;
  stateOf: (step: Shown) => string;
  onMove: (index: number) => void;
}) => (
  <section aria-label="Steps" tabIndex={0}>
    <H3>Steps</H3>
    <Steps>
      {steps.map((step, index) => (
        <Taken key={step.nth} index={index} word={step.word} state={stateOf(step)} isNow={index === at} onMove={onMove} />
      ))}
    </Steps>
  </section>
);

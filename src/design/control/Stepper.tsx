import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';
import { styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

const Frame = styled('div', {
  display: 'inline-grid',
  justifySelf: 'start',
  gridTemplateColumns: '$touch minmax(40px, 56px) $touch',
  minBlockSize: '$touch',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  // Forced colours drop shadows; this edge shows then.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$ink', outlineWidth: '3px' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: '$m',
    color: '$ink',
    cursor: 'pointer',
  },
  '& button[aria-disabled="true"]': { color: '$lineStrong', cursor: 'not-allowed' },
  '& input': {
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'center',
    text: '$16',
    fontWeight: '$bold',
    outline: 'none',
  },
});

export type StepperProps = {
  /** "Quantity", "Quantity of Day pack". */
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** A whole number within min and max; without it the stepper is disabled. */
  onChange?: ((value: number) => void) | undefined;
  lessLabel: string;
  moreLabel: string;
};

/** A number to raise and lower: a spinbutton for the keyboard (arrows, Home, End, digits), two buttons of 44 for the finger. */
export const Stepper = ({ label, value, min = 1, max = Number.MAX_SAFE_INTEGER, onChange, lessLabel, moreLabel }: StepperProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const step = (wanted: number) => {
    const next = Math.min(Math.max(Math.round(wanted), min), max);
    setTyped(null);
    if (next !== value) onChange?.(next);
  };
  const settle = (text: string) => (/^\d+$/.test(text.trim()) ? step(Number(text)) : setTyped(null));
  const keys: { [key: string]: Press } = {
    ArrowUp: () => step(value + 1),
    ArrowDown: () => step(value - 1),
    PageUp: () => step(value + 10),
    PageDown: () => step(value - 10),
    Home: () => step(min),
    End: max < Number.MAX_SAFE_INTEGER ? () => step(max) : undefined,
    Enter: () => settle(typed ?? ''),
  };
  const press = (event: KeyboardEvent) => {
    const act = onChange ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => settle(event.currentTarget.value);
  const less = onChange && value > min ? () => step(value - 1) : undefined;
  const more = onChange && value < max ? () => step(value + 1) : undefined;
  return (
    <Frame>
      <button type="button" tabIndex={-1} aria-label={lessLabel} aria-disabled={less ? undefined : true} onClick={less}>
        <MinusIcon size={18} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max < Number.MAX_SAFE_INTEGER ? max : undefined}
        disabled={!onChange}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <button type="button" tabIndex={-1} aria-label={moreLabel} aria-disabled={more ? undefined : true} onClick={more}>
        <PlusIcon size={18} />
      </button>
    </Frame>
  );
};

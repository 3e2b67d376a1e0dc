import { memo, useId, type ReactNode } from 'react';
import { boxStyles, inputStyles, labelStyles } from './field.styles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { styled } from '../stitches.config.ts';

const Box = styled('div', boxStyles, { minInlineSize: 0 });
// What is scrolled away ends below the label: it lies over the room above the text, not over the text.
const room = '22px';
const Input = styled('textarea', inputStyles, {
  resize: 'vertical',
  marginBlockStart: room,
  paddingBlockStart: 0,
  minBlockSize: `calc(96px - ${room})`,
  maxBlockSize: '50vh',
  fieldSizing: 'content',
});
const Label = styled('label', labelStyles, { pointerEvents: 'auto', cursor: 'text' });
const Tally = styled('span', { text: '$12', color: '$inkSoft', variants: { over: { true: { color: '$alarm', fontWeight: '$bold' } } } });

export type TextAreaProps = {
  label: string;
  value: string;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  name?: string;
  rows?: number;
  required?: boolean;
  autoComplete?: string;
  /** Enter was pressed at a keyboard of its own, without Shift: where it does something, a line ends by Shift and Enter. */
  onEnter?: (() => void) | undefined;
  /** Shows how many characters stand against this many; typing more is not prevented, the error says it. */
  limit?: number;
  /** How many there are, where an emoji counts as one. */
  count?: number;
};

/** A keyboard on the screen has no Shift and Enter. */
const isOnScreenKeyboard = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Several lines to fill in. */
export const TextArea = memo((props: TextAreaProps) => {
  const { label, value, onChange, onBlur, onEnter, error, hint, limit, count = value.length, required, rows = 3, ...native } = props;
  const id = useId();
  const sentence = `${id}-sentence`;
  return (
    <FieldFrame
      error={error}
      hint={hint}
      describedBy={sentence}
      end={limit ? <Tally over={count > limit}>{`${count} / ${limit}`}</Tally> : null}
    >
      <Box wrong={!!error} off={!onChange}>
        <Input
          {...native}
          id={id}
          rows={rows}
          value={value}
          floats
          placeholder=" "
          disabled={!onChange}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? sentence : undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (!onEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isOnScreenKeyboard()) return;
            event.preventDefault();
            onEnter();
          }}
        />
        <Label htmlFor={id}>{label}</Label>
      </Box>
    </FieldFrame>
  );
});

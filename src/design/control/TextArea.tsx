import { memo, useId, type ReactNode } from 'react';
import { boxStyles, inputStyles, labelStyles } from './field.styles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { styled } from '../stitches.config.ts';

const Box = styled('div', boxStyles);
const Input = styled('textarea', inputStyles, { resize: 'vertical', minBlockSize: '96px' });
const Label = styled('label', labelStyles);
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
  /** Shows how many characters stand against this many; typing more is not prevented, the error says it. */
  limit?: number;
};

/** Several lines to fill in. */
export const TextArea = memo(({ label, value, onChange, onBlur, error, hint, limit, required, rows = 3, ...native }: TextAreaProps) => {
  const id = useId();
  const sentence = `${id}-sentence`;
  return (
    <FieldFrame
      error={error}
      hint={hint}
      describedBy={sentence}
      end={limit ? <Tally over={value.length > limit}>{`${value.length} / ${limit}`}</Tally> : null}
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
        />
        <Label htmlFor={id}>{label}</Label>
      </Box>
    </FieldFrame>
  );
});

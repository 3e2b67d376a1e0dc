import { memo, useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, type Ref } from 'react';
import { boxStyles, inputStyles, labelStyles } from './field.styles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { styled } from '../stitches.config.ts';

const Box = styled('div', boxStyles);
const Input = styled('input', inputStyles, { variants: { spaced: { true: { letterSpacing: '.3em', fontWeight: '$bold' } } } });
const Label = styled('label', labelStyles);
const End = styled('span', {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: '$1',
  '& > svg': { marginInline: '$2' },
});

export type FieldProps = {
  label: string;
  value: string;
  /** Without it the field is disabled. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** What is wrong, as a sentence. */
  error?: ReactNode;
  /** What helps, shown while nothing is wrong. */
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | 'decimal';
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  autoFocus?: boolean;
  /** Digits apart and bold, as in a code. */
  spaced?: boolean;
  /** At the right end, inside: an icon, a button of 44. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** One line to fill in, 52 high, its label floating inside, its error as icon and sentence below. */
export const Field = memo(
  ({ label, value, onChange, onBlur, error, hint, end, inputRef, spaced, required, placeholder, type = 'text', ...native }: FieldProps) => {
    const id = useId();
    const sentence = `${id}-sentence`;
    return (
      <FieldFrame error={error} hint={hint} describedBy={sentence}>
        <Box wrong={!!error} off={!onChange}>
          <Input
            {...native}
            id={id}
            ref={inputRef}
            type={type}
            value={value}
            floats
            spaced={spaced}
            placeholder={placeholder ?? ' '}
            disabled={!onChange}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? sentence : undefined}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <Label htmlFor={id}>{label}</Label>
          {end ? <End>{end}</End> : null}
        </Box>
      </FieldFrame>
    );
  },
);

import { useId, type ReactNode } from 'react';
import { boxStyles, inputStyles, labelStyles } from './field.styles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { styled } from '../stitches.config.ts';

const Box = styled('div', boxStyles, {
  '& svg': { position: 'absolute', insetInlineEnd: '12px', insetBlockStart: '16px', pointerEvents: 'none' },
});
const Native = styled('select', inputStyles, {
  paddingInlineEnd: '40px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { color: '$ink', backgroundColor: '$paperRaised' },
  variants: { veiled: { true: { color: 'transparent' } } },
});
const Shown = styled('span', { position: 'absolute', insetInlineStart: '14px', insetBlockEnd: '6px', text: '$16', pointerEvents: 'none' });
const Label = styled('label', labelStyles, { variants: { up: { true: { transform: 'translateY(0)', text: '$12' } } } });

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = {
  label: string;
  /** What it is called where the shown label leaves out what stands beside it; begins with the label's words. */
  fullLabel?: string;
  /** The chosen value; '' is nothing yet. */
  value: string;
  options: readonly SelectOption[];
  /** What the closed box shows, where the chosen option's own label is too long for it. */
  shown?: string | undefined;
  /** Without it the choice is disabled. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  name?: string;
  autoComplete?: string;
  required?: boolean;
};

/** One out of many, by the browser's own list; starts empty when the value is ''. */
export const Select = ({ label, fullLabel, value, options, shown, onChange, onBlur, error, hint, required, ...native }: SelectProps) => {
  const id = useId();
  const sentence = `${id}-sentence`;
  const hasEmpty = options.some((option) => option.value === '');
  return (
    <FieldFrame error={error} hint={hint} describedBy={sentence}>
      <Box wrong={!!error} off={!onChange}>
        <Native
          {...native}
          id={id}
          veiled={shown !== undefined}
          value={value}
          disabled={!onChange}
          aria-label={fullLabel}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? sentence : undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
        >
          {value === '' && !hasEmpty ? <option value="" /> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        {shown === undefined ? null : <Shown aria-hidden>{shown}</Shown>}
        <Label htmlFor={id} up={value !== '' || hasEmpty || options.length === 0}>
          {label}
        </Label>
        <ChevronDownIcon size={20} />
      </Box>
    </FieldFrame>
  );
};

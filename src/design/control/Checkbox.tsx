import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from '../stitches.config.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'%3E%3Cpath d='m5.5 11.5 4 4 7-8' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'%3E%3Cpath d='M6 11h10' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round'/%3E%3C/svg%3E")`;

const Row = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  minInlineSize: 0,
  minBlockSize: '$touch',
  '& label': { cursor: 'pointer', paddingBlock: '12px', '&:not(:last-child)': { paddingBlockEnd: 0 } },
});
const Box = styled('input', {
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '22px',
  blockSize: '22px',
  marginBlock: '11px',
  marginInline: '0 12px',
  border: '2px solid $lineStrong',
  borderRadius: '$s',
  backgroundColor: '$paperRaised',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  transition: 'background-color $quick, border-color $quick',
  '&::after': { content: '""', position: 'absolute', inset: '-13px' },
  '&::before': { content: '""', position: 'absolute', inset: '-2px', backgroundColor: '$paper', opacity: 0, maskImage: tick },
  '&:checked, &:indeterminate': { borderColor: '$ink', backgroundColor: '$ink' },
  '&:checked::before, &:indeterminate::before': { opacity: 1 },
  '&:indeterminate::before': { maskImage: dash },
  '&:disabled': { borderStyle: 'dashed', backgroundColor: '$paperSunk', cursor: 'not-allowed' },
  '&:disabled:checked': { borderColor: '$inkSoft', backgroundColor: '$inkSoft' },
});
const Words = styled('span', { display: 'grid', gap: '2px', '& small': { text: '$13', color: '$inkSoft' } });

export type CheckboxProps = {
  /** Its name; shown, unless `labelHidden`. */
  label: ReactNode;
  labelHidden?: boolean;
  checked: boolean;
  /** Some but not all of what it stands for. */
  partly?: boolean;
  /** Without it the box is disabled. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** A sentence below the label; the reason, when disabled. */
  note?: ReactNode;
  name?: string;
};

/** A box to tick, 44 px to touch. */
export const Checkbox = ({ label, labelHidden = false, checked, partly = false, onChange, note, name }: CheckboxProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <Row>
      <Box
        ref={box}
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={!onChange}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {labelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <Words>
          <label htmlFor={id}>{label}</label>
          {note ? <small id={`${id}-note`}>{note}</small> : null}
        </Words>
      )}
    </Row>
  );
};

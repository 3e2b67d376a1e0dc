import { useId, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { styled } from '../stitches.config.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PictureInput } from './PictureInput.tsx';

const Fields = styled('div', { display: 'grid', gap: '$3' });
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Add = styled('label', {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$1',
  inlineSize: '96px',
  blockSize: '96px',
  padding: '$2',
  borderRadius: '$m',
  border: '1.5px dashed $lineStrong',
  text: '$13',
  textAlign: 'center',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '2px' },
  '@hover': { '&:hover': { borderColor: '$ink' } },
});

export type PictureFieldProps = {
  /** The field's name: "Add pictures". */
  label: string;
  icon: ReactNode;
  /** The pictures that are there, each with what can be done with it. */
  pictures: ReactNode;
  /** Picked, dropped or pasted files; without it none can be added. */
  onPick?: ((files: File[]) => void) | undefined;
  /** One picture at a time. */
  single?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** What pictures can be pasted into or dropped on, beside the field. */
  children?: ReactNode;
};

/** Pictures from this device: picked, from the camera, dropped or pasted. */
export const PictureField = ({ label, icon, pictures, onPick, single = false, hint, error, children }: PictureFieldProps) => {
  const id = useId();
  const offer = (files: FileList | null | undefined): boolean => {
    const found = [...(files ?? [])];
    if (found.length > 0) onPick?.(found);
    return found.length > 0;
  };
  const paste = (event: ClipboardEvent): void => {
    if (offer(event.clipboardData.files)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    offer(event.dataTransfer.files);
  };
  return (
    <Fields onPaste={paste} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      {children}
      <FieldFrame hint={hint} error={error} describedBy={`${id}-sentence`}>
        <Row>
          {pictures}
          {onPick ? (
            <Add>
              {icon}
              {label}
              <PictureInput
                label={label}
                single={single}
                aria-invalid={error ? true : undefined}
                aria-describedby={error || hint ? `${id}-sentence` : undefined}
                onPick={onPick}
              />
            </Add>
          ) : null}
        </Row>
      </FieldFrame>
    </Fields>
  );
};

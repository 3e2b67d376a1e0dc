import type { InputHTMLAttributes } from 'react';

type PictureInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'> & {
  /** Its name: "Add pictures". */
  label: string;
  /** One picture at a time. */
  single: boolean;
  onPick: (files: File[]) => void;
};

/** What opens the device's own choice of pictures; the same file can be picked again at once. */
export const PictureInput = ({ label, single, onPick, ...aria }: PictureInputProps) => (
  <input
    {...aria}
    type="file"
    accept="image/jpeg,image/png,image/webp"
    multiple={!single}
    aria-label={label}
    onChange={(event) => {
      const files = [...(event.currentTarget.files ?? [])];
      event.currentTarget.value = '';
      if (files.length > 0) onPick(files);
    }}
  />
);

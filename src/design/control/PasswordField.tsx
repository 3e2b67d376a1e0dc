import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/pageIcons.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'end' | 'spaced'> & {
  /** Names of the eye: "Show password", "Hide password". */
  showLabel: string;
  hideLabel: string;
};

/** A field of dots with an eye that shows what was typed. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      {...field}
      type={open ? 'text' : 'password'}
      end={
        <IconButton label={open ? hideLabel : showLabel} onPress={() => setOpen(!open)}>
          {open ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  );
};

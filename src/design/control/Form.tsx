import type { FormEvent, ReactNode } from 'react';
import { styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

const Frame = styled('form', { display: 'grid', gap: '$4', alignContent: 'start' });

export type FormProps = { children: ReactNode; onSubmit?: Press; label?: string; state?: string };

/** A form whose Enter key and submit button carry one handler; the page judges the fields, not the browser. */
export const Form = ({ children, onSubmit, label, state }: FormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Frame method="post" noValidate aria-label={label} data-state={state} onSubmit={submit}>
      {children}
    </Frame>
  );
};

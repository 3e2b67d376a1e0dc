import type { ReactNode } from 'react';
import { buttonLook } from './Button.tsx';
import { styled } from './stitches.config.ts';

const Face = styled('a', buttonLook, {
  variants: { wide: { true: {}, false: { inlineSize: 'auto' } } },
  defaultVariants: { wide: false },
});

export type ButtonLinkProps = {
  children: ReactNode;
  href: string;
  kind?: 'primary' | 'secondary' | 'quiet' | 'solid';
  small?: boolean;
  wide?: boolean;
  label?: string;
};

/** A link that looks like a button: it leads somewhere and does nothing. */
export const ButtonLink = ({ children, label, ...face }: ButtonLinkProps) => (
  <Face {...face} aria-label={label}>
    {children}
  </Face>
);

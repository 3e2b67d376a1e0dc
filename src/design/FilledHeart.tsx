import type { IconProps } from './icons.tsx';

/** The heart of what is already a favourite. */
export const FilledHeart = ({ size = 24 }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
    <path d="M12 20C6.5 16 4 12.8 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 12.8 17.5 16 12 20Z" />
  </svg>
);

import type { ReactElement, SVGProps } from 'react';

export type IconProps = { size?: number; label?: string };
export type Icon = (props: IconProps) => ReactElement;

const stroke: SVGProps<SVGSVGElement> = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: 'false',
};

/** An icon on a 24 px grid in the colour of the words around it; silent for assistive technology unless it has a label. */
export const icon =
  (...paths: string[]): Icon =>
  ({ size = 24, label }) => (
    <svg {...stroke} width={size} height={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

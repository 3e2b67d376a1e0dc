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
const icon =
  (...paths: string[]): Icon =>
  ({ size = 24, label }) => (
    <svg {...stroke} width={size} height={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

export const SearchIcon = /* @__PURE__ */ icon('M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z', 'm16.2 16.2 4.3 4.3');
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Z', 'M10 20.5h4');
export const CartIcon = /* @__PURE__ */ icon('M5.2 8.5h13.6l-1 12H6.2l-1-12Z', 'M9 11V7a3 3 0 0 1 6 0v4');
export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z', 'M4.5 20.5c.6-4 3.5-5.5 7.5-5.5s6.9 1.5 7.5 5.5');
export const HomeIcon = /* @__PURE__ */ icon('M3.8 11 12 4l8.2 7', 'M5.8 9.5v10.5h4.2v-5.5h4v5.5h4.2V9.5');
export const ChatIcon = /* @__PURE__ */ icon('M4 5h16v11.5H9.5L5.5 20v-3.5H4V5Z');
export const HeartIcon = /* @__PURE__ */ icon('M12 20C6.5 16 4 12.8 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 12.8 17.5 16 12 20Z');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6.5 9.5 5.5 5.5 5.5-5.5');
export const ChevronUpIcon = /* @__PURE__ */ icon('m6.5 14.5 5.5-5.5 5.5 5.5');
export const ChevronStartIcon = /* @__PURE__ */ icon('m14.5 6.5-5.5 5.5 5.5 5.5');
export const ChevronEndIcon = /* @__PURE__ */ icon('m9.5 6.5 5.5 5.5-5.5 5.5');
export const BackIcon = /* @__PURE__ */ icon('M20 12H4.5', 'm11 5.5-6.5 6.5 6.5 6.5');
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13', 'm18.5 5.5-13 13');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const TruckIcon = /* @__PURE__ */ icon('M3 6h11v10.5H3V6Z', 'M14 9.5h3.8l3.2 3.5v3.5h-7v-7Z', 'M7 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z', 'M17 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z');
export const InfoIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z', 'M12 11v5.5', 'M12 7.7v.1');
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.8 19.8h18.4L12 4Z', 'M12 10v4.5', 'M12 17.2v.1');
export const TrashIcon = /* @__PURE__ */ icon('M4.5 7h15', 'M9.5 7V4.5h5V7', 'M6.5 7l.8 13h9.4l.8-13', 'M10.3 10.5v6', 'M13.7 10.5v6');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14', 'M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const GlobeIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z', 'M3.5 12h17', 'M12 3.5c5 5.5 5 11.5 0 17c-5-5.5-5-11.5 0-17Z');
export const SunIcon = /* @__PURE__ */ icon('M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z', 'M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4');
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z');
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12.5H3V6Z', 'M3 10.2h18', 'M6.5 15h4');
export const CashIcon = /* @__PURE__ */ icon('M2.8 7h18.4v10.5H2.8V7Z', 'M12 9.7a2.55 2.55 0 1 0 0 5.1a2.55 2.55 0 1 0 0-5.1Z', 'M6 10.2v.1M18 14.3v.1');
export const PinIcon = /* @__PURE__ */ icon('M12 21c-4.5-4.8-6.8-8.3-6.8-11a6.8 6.8 0 0 1 13.6 0c0 2.7-2.3 6.2-6.8 11Z', 'M12 7.7a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8Z');
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z', 'M12 7.5V12l3 2.5');
export const ShopIcon = /* @__PURE__ */ icon('M4.5 4.5h15l1.5 5a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0l1.5-5Z', 'M4.5 12.5V20h15v-7.5');
export const SendIcon = /* @__PURE__ */ icon('M4 5l16.5 7L4 19l2.5-7L4 5Z', 'M6.5 12h7');
export const EyeIcon = /* @__PURE__ */ icon('M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Z', 'M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z');
export const EyeOffIcon = /* @__PURE__ */ icon('M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Z', 'M4.5 19.5l15-15');
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5 20 7.8v8.4L12 20.5 4 16.2V7.8L12 3.5Z', 'M4 7.8l8 4.3 8-4.3M12 12.1v8.4');
export const ReturnIcon = /* @__PURE__ */ icon('M4.5 9h10a5 5 0 0 1 0 10H8', 'm8.5 5-4 4 4 4');
export const EditIcon = /* @__PURE__ */ icon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1Z', 'm13.5 7 3.5 3.5');
export const LogOutIcon = /* @__PURE__ */ icon('M13 4.5H5v15h8', 'M9.5 12h11', 'm16.5 8 4 4-4 4');
export const PhotoIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17v-13Z', 'm4 17 5-5.5 4 4 3-2.5 4.5 4', 'M15.5 8.8v.1');
export const ShareIcon = /* @__PURE__ */ icon('M12 15V4', 'm8 7.5 4-4 4 4', 'M5 12v8h14v-8');
export const FilterIcon = /* @__PURE__ */ icon('M4 7h9M17 7h3M4 17h3M11 17h9', 'M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z', 'M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z');
export const ShieldIcon = /* @__PURE__ */ icon('M12 3.5 19 6v5.5c0 4-2.8 7-7 9c-4.2-2-7-5-7-9V6l7-2.5Z', 'm9 12 2.2 2.2L15.2 10');

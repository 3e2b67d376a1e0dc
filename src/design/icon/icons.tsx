import { icon } from './icon.tsx';

// Icons of what stands around every page, and of the pages where a visit begins; all others are in `pageIcons.tsx`.
export const SearchIcon = /* @__PURE__ */ icon('M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z', 'm16.2 16.2 4.3 4.3');
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Z', 'M10 20.5h4');
export const CartIcon = /* @__PURE__ */ icon('M5.2 8.5h13.6l-1 12H6.2l-1-12Z', 'M9 11V7a3 3 0 0 1 6 0v4');
export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z', 'M4.5 20.5c.6-4 3.5-5.5 7.5-5.5s6.9 1.5 7.5 5.5');
export const HomeIcon = /* @__PURE__ */ icon('M3.8 11 12 4l8.2 7', 'M5.8 9.5v10.5h4.2v-5.5h4v5.5h4.2V9.5');
export const ChatIcon = /* @__PURE__ */ icon('M4 5h16v11.5H9.5L5.5 20v-3.5H4V5Z');
export const HeartIcon = /* @__PURE__ */ icon('M12 20C6.5 16 4 12.8 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 12.8 17.5 16 12 20Z');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6.5 9.5 5.5 5.5 5.5-5.5');
export const BackIcon = /* @__PURE__ */ icon('M20 12H4.5', 'm11 5.5-6.5 6.5 6.5 6.5');
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13', 'm18.5 5.5-13 13');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const TruckIcon = /* @__PURE__ */ icon(
  'M3 6h11v10.5H3V6Z',
  'M14 9.5h3.8l3.2 3.5v3.5h-7v-7Z',
  'M7 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
  'M17 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
);
export const InfoIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z', 'M12 11v5.5', 'M12 7.7v.1');
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.8 19.8h18.4L12 4Z', 'M12 10v4.5', 'M12 17.2v.1');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14', 'M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z',
  'M3.5 12h17',
  'M12 3.5c5 5.5 5 11.5 0 17c-5-5.5-5-11.5 0-17Z',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  'M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z');
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z', 'M12 7.5V12l3 2.5');
export const ShopIcon = /* @__PURE__ */ icon(
  'M4.5 4.5h15l1.5 5a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0l1.5-5Z',
  'M4.5 12.5V20h15v-7.5',
);

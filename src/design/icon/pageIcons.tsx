import { icon } from './icon.tsx';

export const ChevronStartIcon = /* @__PURE__ */ icon('m14.5 6.5-5.5 5.5 5.5 5.5');
export const ChevronEndIcon = /* @__PURE__ */ icon('m9.5 6.5 5.5 5.5-5.5 5.5');
export const UpIcon = /* @__PURE__ */ icon('m6.5 14.5 5.5-5.5 5.5 5.5');
export const GripIcon = /* @__PURE__ */ icon('M5 9h14M5 15h14');
export const TrashIcon = /* @__PURE__ */ icon('M4.5 7h15', 'M9.5 7V4.5h5V7', 'M6.5 7l.8 13h9.4l.8-13', 'M10.3 10.5v6', 'M13.7 10.5v6');
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12.5H3V6Z', 'M3 10.2h18', 'M6.5 15h4');
export const SendIcon = /* @__PURE__ */ icon('M4 5l16.5 7L4 19l2.5-7L4 5Z', 'M6.5 12h7');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Z',
  'M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z',
);
export const EyeOffIcon = /* @__PURE__ */ icon('M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6Z', 'M4.5 19.5l15-15');
export const LogOutIcon = /* @__PURE__ */ icon('M13 4.5H5v15h8', 'M9.5 12h11', 'm16.5 8 4 4-4 4');
export const FilterIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9',
  'M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z',
  'M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4Z',
);
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5 20 7.8v8.4L12 20.5 4 16.2V7.8L12 3.5Z', 'M4 7.8l8 4.3 8-4.3M12 12.1v8.4');
export const VoucherIcon = /* @__PURE__ */ icon(
  'M3 6.5h18v3.2a2.3 2.3 0 0 0 0 4.6v3.2H3v-3.2a2.3 2.3 0 0 0 0-4.6V6.5Z',
  'M14.5 9v1.4M14.5 13.6V15',
);
export const CoinIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z',
  'M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6Z',
);
export const ListIcon = /* @__PURE__ */ icon('M9 6.5h11M9 12h11M9 17.5h11', 'M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01');

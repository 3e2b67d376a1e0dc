import { places } from '#machines/model/place.ts';

/** The rooms that are read with a page's own, and with the login dialog's. */
export const alongside: Partial<Record<string, readonly string[]>> = {
  login: ['field'],
  listPicker: ['field', 'refusal'],
  listShare: ['refusal'],
  avatar: ['photo', 'refusal'],
  contactChange: ['field', 'refusal', 'settings'],
  devices: ['refusal'],
  pushNotices: ['refusal'],
  dataExport: ['refusal'],
  accountDeletion: ['field', 'refusal'],
  variantChange: ['refusal'],
  cartVouchers: ['vouchers', 'voucherChoice', 'refusal'],
  ...Object.fromEntries(Object.values(places).map(({ page, messages }) => [page, messages])),
};

/** A room and the rooms that are read with it. */
export const roomsWith = (room: string): string[] => [room, ...(alongside[room] ?? []).flatMap(roomsWith)];

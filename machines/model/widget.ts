/** The parts of a page that bring a machine of their own when they are nearly seen, or wanted. */
export const widgetNames = [
  'reviews',
  'vouchers',
  'restockAlert',
  'share',
  'deliveryEstimate',
  'listPicker',
  'listShare',
  'avatar',
  'contactChange',
  'devices',
  'pushNotices',
  'dataExport',
  'accountDeletion',
  'variantChange',
  'cartVouchers',
  'similarItems',
  'payLater',
  'typing',
] as const;
export type WidgetName = (typeof widgetNames)[number];

/** All parts whose code comes when they are wanted. */
export type LazyPartName = WidgetName | 'categoryMenu' | 'imageZoom';

/** What a widget was started with is another now: its page shows another variant, say. */
export type InputChanged<Input> = { type: 'input.changed'; input: Omit<Input, 'visitor' | 'intentId'> };

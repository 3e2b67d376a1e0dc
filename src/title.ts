import type { IntlShape } from 'react-intl';

/** Spec 1: "Online Shopping : Free Delivery with Unbeatable Deals! | {brand}". */
export const defaultTitle = (intl: IntlShape, brand: string): string => intl.formatMessage({ id: 'shell.title' }, { brand });

import type { Address } from '#machines/model/address.ts';

/** One address in one line, from the house to the country. */
export const addressLine = (address: Address): string =>
  [address.addr, address.area, address.city, address.province, [address.country, address.postCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

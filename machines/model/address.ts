export type Address = {
  addrId: number;
  receiver: string;
  countryId: number;
  provinceId: number;
  cityId: number;
  areaId: number;
  country: string;
  province: string;
  city: string;
  area: string;
  addr: string;
  postCode: string | null;
  mobile: string;
  mobileCode: string;
  altMobile: string | null;
  altMobileCode: string | null;
  commonAddr: number;
  deliverable: boolean;
  reason: string | null;
};

/** One address in one line, from the house to the country. */
export const addressLine = (address: Pick<Address, 'addr' | 'area' | 'city' | 'province' | 'country' | 'postCode'>): string =>
  [address.addr, address.area, address.city, address.province, [address.country, address.postCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

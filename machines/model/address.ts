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

/** The numbers of an address, as they are read where `dialCode` is dialled: another country's has its code before it. */
export const numbersOf = (
  { mobile, mobileCode, altMobile, altMobileCode }: Pick<Address, 'mobile' | 'mobileCode' | 'altMobile' | 'altMobileCode'>,
  dialCode: string,
): string => {
  const read = (number: string, code: string | null): string => (code === null || code === dialCode ? number : `+${code} ${number}`);
  return [read(mobile, mobileCode), ...(altMobile === null ? [] : [read(altMobile, altMobileCode)])].join(', ');
};

/** One address in one line, from the house to the country. */
export const addressLine = (address: Pick<Address, 'addr' | 'area' | 'city' | 'province' | 'country' | 'postCode'>): string =>
  [address.addr, address.area, address.city, address.province, [address.country, address.postCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

import { isChinese, type Locale } from './locale.ts';

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

/** One address in one line, from the house to the country; in Chinese from the country to the house. */
export const addressLine = (
  { addr, area, city, province, country, postCode }: Pick<Address, 'addr' | 'area' | 'city' | 'province' | 'country' | 'postCode'>,
  locale: Locale,
): string =>
  isChinese(locale)
    ? [country, province, city, area, addr, postCode].filter(Boolean).join(' ')
    : [addr, area, city, province, [country, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

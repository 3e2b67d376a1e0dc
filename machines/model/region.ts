export type Region = {
  regionId: number;
  regionName: string;
  flag: string;
  countryCode: string;
  currency: string;
  priceSymbol: string;
  phoneCode: string;
  /** IANA: in it the mall's times and deadlines are said. */
  timeZone: string;
};
export type PhoneCode = { key: string; value: string; countryCode: string };
export type Area = { areaId: number; areaName: string; parentId: number; level: number };

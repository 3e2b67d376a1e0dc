import { formErrorsOf, mobileError, textError, type FormError, type FormErrors } from './form/formErrors.ts';
import type { Address } from '../model/address.ts';
import type { Area } from '../model/region.ts';

/** An address as it is typed. Ids are 0 while nothing is chosen. */
export type AddressForm = {
  receiver: string;
  mobileCode: string;
  mobile: string;
  altMobileCode: string;
  altMobile: string;
  countryId: number;
  provinceId: number;
  cityId: number;
  areaId: number;
  addr: string;
  postCode: string;
  isDefault: boolean;
};
export type AddressField = keyof AddressForm;
export type AddressErrors = FormErrors<AddressField>;

/** An area with what lies in it (contract D8). */
export type AreaTree = Area & { areas: AreaTree[] };

/** Spec 9: an address line has at most 500 characters. */
export const longestAddress = 500;

/** A form without an address yet: in this region, with its dial code. */
export const emptyAddress = (regionId: number, phoneCode: string): AddressForm => ({
  receiver: '',
  mobileCode: phoneCode,
  mobile: '',
  altMobileCode: phoneCode,
  altMobile: '',
  countryId: regionId,
  provinceId: 0,
  cityId: 0,
  areaId: 0,
  addr: '',
  postCode: '',
  isDefault: false,
});

/** The form of an address that is changed. */
export const formOf = (address: Address, phoneCode: string): AddressForm => ({
  receiver: address.receiver,
  mobileCode: address.mobileCode,
  mobile: address.mobile,
  altMobileCode: address.altMobileCode ?? phoneCode,
  altMobile: address.altMobile ?? '',
  countryId: address.countryId,
  provinceId: address.provinceId,
  cityId: address.cityId,
  areaId: address.areaId,
  addr: address.addr,
  postCode: address.postCode ?? '',
  isDefault: address.commonAddr === 1,
});

/** Choosing an area clears what lay in the one before: its districts, its towns. */
export const withArea = (form: AddressForm, level: 0 | 1 | 2 | 3, areaId: number): AddressForm => {
  const above = [form.countryId, form.provinceId, form.cityId].slice(0, level);
  const [countryId = 0, provinceId = 0, cityId = 0, townId = 0] = [...above, areaId];
  return { ...form, countryId, provinceId, cityId, areaId: townId };
};

/** What can be chosen at each level, along what is chosen above it. */
export const areaChoices = (tree: AreaTree | null, form: AddressForm): { provinces: Area[]; cities: Area[]; towns: Area[] } => {
  const provinces = tree?.areas ?? [];
  const cities = provinces.find((area) => area.areaId === form.provinceId)?.areas ?? [];
  const towns = cities.find((area) => area.areaId === form.cityId)?.areas ?? [];
  return { provinces, cities, towns };
};

const chosenError = (id: number): FormError | null => (id === 0 ? 'required' : null);

/** Spec 5: what is missing or wrong, by field. */
export const addressErrors = (form: AddressForm): AddressErrors =>
  formErrorsOf<AddressField>({
    receiver: textError(form.receiver, longestAddress),
    mobileCode: form.mobileCode === '' ? 'dialCodeRequired' : null,
    mobile: mobileError(form.mobile),
    altMobile: form.altMobile.trim() === '' ? null : mobileError(form.altMobile),
    provinceId: chosenError(form.provinceId),
    cityId: chosenError(form.cityId),
    areaId: chosenError(form.areaId),
    addr: textError(form.addr, longestAddress),
    postCode: /^[0-9A-Za-z -]{0,12}$/.test(form.postCode) ? null : 'postCodeInvalid',
  });

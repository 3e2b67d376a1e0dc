import { digitsOf, isMobile } from '#machines/rules/form/phone.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import { isDialCode } from '../region/phoneCodes.ts';
import { refuse } from '../platform/http/refusal.ts';
import { flag01, i64, ts, z } from '../platform/http/schemas.ts';
import type { Address, AddressFields } from './address.ts';
import { areaOf, pathOf } from './area.ts';

const mobile = z.string().max(30).refine(isMobile, 'MOBILE_INVALID').transform(digitsOf);
const dialCode = z
  .string()
  .max(10)
  .transform((text) => text.replace(/\D/g, '').replace(/^0+/, ''))
  .refine(isDialCode, 'MOBILE_INVALID');
const blankIsAbsent = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
const text = (most: number) => z.string().trim().min(1).max(most);

const written = {
  addrId: i64.optional(),
  receiver: text(100),
  countryId: i64,
  provinceId: i64,
  cityId: i64,
  areaId: i64,
  addr: z.string().trim().min(1).max(500, 'TEXT_TOO_LONG'),
  postCode: z.preprocess(blankIsAbsent, text(20).optional()).openapi({ type: 'string' }),
  mobile,
  mobileCode: dialCode,
  altMobile: z.preprocess(blankIsAbsent, mobile.optional()).openapi({ type: 'string' }),
  altMobileCode: z.preprocess(blankIsAbsent, dialCode.optional()).openapi({ type: 'string' }),
  commonAddr: flag01.optional(),
};

export const addressParam = z.object(written).openapi('AddressParam');

export const addressBody = z
  .object({
    addrId: i64,
    receiver: z.string(),
    countryId: i64,
    provinceId: i64,
    cityId: i64,
    areaId: i64,
    addr: z.string(),
    postCode: z.string().nullable(),
    mobile: z.string(),
    mobileCode: z.string(),
    altMobile: z.string().nullable(),
    altMobileCode: z.string().nullable(),
    commonAddr: flag01,
    country: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    deliverable: z.boolean(),
    reason: z.string().nullable(),
    updateTime: ts,
  })
  .openapi('Address');

export const areaBody: z.ZodType = z
  .object({
    areaId: i64,
    areaName: z.string(),
    parentId: i64,
    level: z.number().int(),
    get areas() {
      return z.array(areaBody).optional();
    },
  })
  .openapi('Area');

/** What was sent, as it is kept. @throws Refusal VALIDATION when town, district, province and country do not lie in one another */
export function paramOf(param: z.output<typeof addressParam>): AddressFields {
  const [town, district, province, country] = pathOf(param.areaId);
  const fits = [
    ['areaId', town?.level === 3],
    ['cityId', district?.areaId === param.cityId],
    ['provinceId', province?.areaId === param.provinceId],
    ['countryId', country?.areaId === param.countryId],
  ] as const;
  const wrong = fits.filter(([, isRight]) => !isRight).map(([field]) => ({ field, code: 'INVALID' }));
  if (wrong.length > 0) throw refuse('VALIDATION', { fields: wrong });
  return {
    receiver: param.receiver,
    countryId: param.countryId,
    provinceId: param.provinceId,
    cityId: param.cityId,
    areaId: param.areaId,
    addr: param.addr,
    postCode: param.postCode ?? null,
    mobile: param.mobile,
    mobileCode: param.mobileCode,
    altMobile: param.altMobile ?? null,
    altMobileCode: param.altMobile ? (param.altMobileCode ?? param.mobileCode) : null,
    isDefault: param.commonAddr === 1,
  };
}

/** An address with the names of its places; deliverable where the region that the shopper is shopping in sells (contract 3). */
export function addressIn(address: Address, locale: Locale, regionId: number): z.input<typeof addressBody> {
  const name = (areaId: number): string => areaOf(areaId)?.names[locale] ?? '';
  const deliverable = address.countryId === regionId;
  return {
    addrId: address.addrId,
    receiver: address.receiver,
    countryId: address.countryId,
    provinceId: address.provinceId,
    cityId: address.cityId,
    areaId: address.areaId,
    addr: address.addr,
    postCode: address.postCode,
    mobile: address.mobile,
    mobileCode: address.mobileCode,
    altMobile: address.altMobile,
    altMobileCode: address.altMobileCode,
    commonAddr: address.isDefault ? 1 : 0,
    country: name(address.countryId),
    province: name(address.provinceId),
    city: name(address.cityId),
    area: name(address.areaId),
    deliverable,
    reason: deliverable ? null : messageText(locale, 'mall.address.otherRegion', { region: name(regionId) }),
    updateTime: new Date(address.updatedAt).toISOString(),
  };
}

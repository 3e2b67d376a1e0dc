import { mailError, mobileError, type FormError } from './formErrors.ts';
import { emailOf } from './email.ts';
import { paddedMobile } from './phone.ts';
import type { PhoneCode } from '../../model/region.ts';

/** How a shopper can be reached. */
export type ContactKind = 'mobile' | 'mail';

/** What a sign-in form holds about it. `country` is the countryCode of the chosen dial code, '' while none is chosen. */
export type Contact = { country: string; mobile: string; mail: string };

/** The default country code is the list's entry 158 (spec 9). */
export const usualPhoneCode = 158;

/** The chosen country code's digits; '' while none is chosen. */
export const dialCodeOf = (phoneCodes: readonly PhoneCode[], country: string): string =>
  phoneCodes.find((code) => code.countryCode === country)?.key ?? '';

/** The country that stands in the field before anybody chose. */
export const usualCountry = (phoneCodes: readonly PhoneCode[]): string => phoneCodes[usualPhoneCode]?.countryCode ?? '';

/** What is wrong with the chosen kind of contact, by field. */
export const contactErrors = (
  kind: ContactKind,
  contact: Contact,
): { country?: FormError | null; mobile?: FormError | null; mail?: FormError | null } =>
  kind === 'mail'
    ? { mail: mailError(contact.mail) }
    : { country: contact.country === '' ? 'dialCodeRequired' : null, mobile: mobileError(contact.mobile) };

/** Where it is, as the mall wants it. */
export const targetOf = (kind: ContactKind, contact: Contact, phoneCodes: readonly PhoneCode[]): { mobile: string } | { mail: string } =>
  kind === 'mail' ? { mail: emailOf(contact.mail) } : { mobile: paddedMobile(dialCodeOf(phoneCodes, contact.country), contact.mobile) };

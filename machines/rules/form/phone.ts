/** The digits of what was typed as a number; spaces, brackets and dashes between them are no part of it. */
export const digitsOf = (typed: string): string => typed.replace(/[\s().-]/g, '');

/** True for what is meant as a number, whatever its length: an optional plus and digits. */
export const looksLikePhone = (typed: string): boolean => /^\+?\d+$/.test(digitsOf(typed));

/** True for exactly 9 to 10 digits (spec 5). */
export const isMobile = (typed: string): boolean => /^\d{9,10}$/.test(digitsOf(typed));

/** The number as the mall gets it: country code padded with zeros to 4 digits, then the number, digits only (spec 5). */
export const paddedMobile = (dialCode: string, typed: string): string =>
  dialCode.replace(/\D/g, '').padStart(4, '0') + typed.replace(/\D/g, '');

/** A number as the mall has it, without the country code; null where it is another country's. */
export const localMobile = (dialCode: string, padded: string): string | null => {
  const code = paddedMobile(dialCode, '');
  return padded.startsWith(code) ? padded.slice(code.length) : null;
};

/** True for a number as the mall gets it: 4 digits of country code and 9 to 10 more. */
export const isPaddedMobile = (text: string): boolean => /^\d{13,14}$/.test(text);

/** A number as the mall has it, as people write it: `+94771234567`. */
export const shownMobile = (padded: string): string => `+${padded.replace(/^0+/, '')}`;

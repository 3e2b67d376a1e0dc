const mail = /^[^\s@]+@(?:[^\s@.]+\.)+(?:[A-Za-z]{2,4}|example)$/i;

/** What was typed as an e-mail address, without its spaces (spec 5). */
export const emailOf = (typed: string): string => typed.replace(/\s/g, '');

/**
 * True for name, at sign, domain ending in 2 to 4 letters (or `example`, reserved for the demo's accounts); spaces are ignored (spec 5). At
 * most 254 characters.
 */
export const isEmail = (typed: string): boolean => {
  const text = emailOf(typed);
  return text.length <= 254 && mail.test(text);
};

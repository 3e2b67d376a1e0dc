/** The shortest password, in characters (spec 9). */
export const passwordLength = 8;

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/** What is wrong with a new password (spec 5), or null. All four kinds of character are asked for, in every language. */
export const passwordError = (typed: string): 'passwordRequired' | 'passwordSpaces' | 'passwordWeak' | null => {
  if (typed === '') return 'passwordRequired';
  if (typed.trim() !== typed) return 'passwordSpaces';
  return [...typed].length >= passwordLength && kinds.every((kind) => kind.test(typed)) ? null : 'passwordWeak';
};

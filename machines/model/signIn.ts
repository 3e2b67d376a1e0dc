/** Who may say who a shopper is, beside the mall itself (contract B4, B5). */
export const signInProviders = ['google', 'facebook'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** What they are called, in every language. */
export const providerNames: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook' };

import english from '#lang/en.json';

/** A sentence of the shop as the walks see it, for the hands that look for it. */
export const sayEnglish = (id: string): string => (english as Record<string, string>)[id] ?? id;

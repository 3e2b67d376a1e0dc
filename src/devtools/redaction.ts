/** What is never written down: passwords, codes, card data ... */
const typedName = /passw|\bcvc\b|\bcvv\b|^stepResult$/i;
/** ... and what the mall hands out; drawn by chance, it is a secret inside other words too. What is typed is a word like others there. */
const issuedName = /token|secret|authorization|cookie|^sessionId$|^publicKey$/i;
const contactName = /passw|mail|mobile|loginId|contact/i;
const cardNumber = /\b(?:\d[ -]?){12,18}\d\b/g;
/** Shorter ones may be a word of something else. */
const shortestFound = 6;

const kinds: readonly [RegExp, string][] = [
  [/\p{Ll}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Lu}/u, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/\p{N}/u, '0123456789'],
  [/[^\s\p{L}]/u, '*#+-'],
];

const isLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

type Loose = Record<string, unknown>;

const isSecret = (name: string, value: unknown, holder: Loose): boolean => {
  if (typeof value !== 'string' || value === '') return false;
  if (typedName.test(name) || issuedName.test(name)) return true;
  // A code beside the contact it was sent to; elsewhere `code` is a refusal's, a region's, a reason's.
  if (name === 'code') return /^[\d\s]+$/.test(value) && Object.keys(holder).some((key) => contactName.test(key));
  if (name === 'text') return typeof holder.field === 'string' && (typedName.test(holder.field) || holder.field === 'code');
  return name === 'result' && (holder.type === 'step.done' || 'payNo' in holder);
};

/** The state of a machine's snapshot: names that the machine gives, also where it calls one `password`. */
const isState = (name: string, holder: Loose): boolean => name === 'value' && 'status' in holder && 'context' in holder;

/**
 * Makes what takes the secrets out of anything, the same way everywhere: equal secrets stay equal, different ones different,
 * and each keeps its length and kinds of character, so that every guard answers as it did.
 */
export const redactor = (): (<Thing>(thing: Thing) => Thing) => {
  const masks = new Map<string, string>();
  const issued = new Set<string>();
  const maskOf = (text: string): string => {
    const secret = text.trim();
    return text.replace(secret, () => coreOf(secret));
  };
  const coreOf = (secret: string): string => {
    const known = masks.get(secret);
    if (known !== undefined) return known;
    let left = masks.size + 1;
    const mask = Array.from(secret, (sign) => {
      const alphabet = kinds.find(([kind]) => kind.test(sign))?.[1];
      if (alphabet === undefined) return /\s/.test(sign) ? sign : 'x';
      const drawn = alphabet.charAt(left % alphabet.length);
      left = Math.floor(left / alphabet.length);
      return drawn;
    }).join('');
    masks.set(secret, mask);
    return mask;
  };

  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (isState(name, value as Loose)) continue;
      if (typeof part === 'string' && issuedName.test(name) && part.trim().length >= shortestFound) issued.add(part.trim());
      look(part);
    }
  };
  const clean = (text: string): string =>
    [...issued]
      .reduce((left, secret) => left.replaceAll(secret, () => coreOf(secret)), text)
      .replace(cardNumber, (found) =>
        isLuhn(found.replace(/\D/g, '')) && /[ -]|^[3-6]/.test(found) && found.length < 20 ? found.replace(/\d/g, '0') : found,
      );

  const take = (value: unknown, name: string, holder: Loose): unknown => {
    if (isState(name, holder)) return value;
    if (typeof value === 'string') return isSecret(name, value, holder) ? maskOf(value) : clean(value);
    if (Array.isArray(value)) return value.map((part) => take(part, '', {}));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, take(part, key, value as Loose)]));
  };
  return (thing) => {
    look(thing);
    return take(thing, '', {}) as typeof thing;
  };
};

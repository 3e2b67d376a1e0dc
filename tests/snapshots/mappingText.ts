import type { LabelledAnswers } from './labelledAnswers.ts';

const numberless = (text: string): string => text.replaceAll(/\[\d+\]/g, '[n]');
const numbersIn = (text: string): string => [...text.matchAll(/\[(\d+)\]/g)].map(([, nth]) => nth).join();

/** Entries that are the same thing of one list after the other in its order are said once. */
const listText = (entries: string[]): string => {
  const [first = ''] = entries;
  const isInOrder = entries.every(
    (entry, nth) => numberless(entry) === numberless(first) && (nth === 0 || numbersIn(entries[nth - 1] ?? '') < numbersIn(entry)),
  );
  return entries.length > 1 && isInOrder && first.includes('[') ? `each ${numberless(first)}` : `[${entries.join(', ')}]`;
};

/**
 * What came of the answers, in words: each part by where it stood in them. What is an object of an answer with all its fields under their own
 * names is said as `...place`.
 */
export function mappingText(thing: unknown, answers: LabelledAnswers): string {
  const place = answers.placeOf(thing);
  if (place !== null) return place;
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(thing) ?? 'undefined';
  if (Array.isArray(thing)) return listText(thing.map((each) => mappingText(each, answers)));
  const entries = Object.entries(thing).filter(([, value]) => value !== undefined);
  const left = new Map(entries.map(([key, value]) => [key, value]));
  const parts: string[] = [];
  for (const [key, value] of entries) {
    const stood = answers.placeOf(value);
    if (!left.has(key) || stood === null || !stood.endsWith(`.${key}`)) continue;
    const base = stood.slice(0, -key.length - 1);
    const whole = [...answers.places].find(([, at]) => at === base)?.[0] as Record<string, unknown> | undefined;
    const shared = Object.keys(whole ?? {}).filter((name) => left.has(name) && left.get(name) === whole?.[name]);
    if (shared.length < 2) continue;
    const without = Object.keys(whole ?? {}).filter((name) => !shared.includes(name));
    parts.push(`...${base}${without.length > 0 ? ` without ${without.join(', ')}` : ''}`);
    for (const name of shared) left.delete(name);
  }
  return `{ ${[...parts, ...[...left].map(([key, value]) => `${key}: ${mappingText(value, answers)}`)].join(', ')} }`;
}

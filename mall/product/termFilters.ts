import { z } from '../platform/http/schemas.ts';
import type { Vocabulary } from '../seed/vocabulary.ts';

/** `categoryTypeAttrIds`, `brandIds`: a comma list of ids; empty means no filter. */
export const termList = z
  .string()
  .max(400)
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))
  .openapi({ type: 'string', example: '200101,200102' });

/** Value ids as groups by their attribute: OR inside one attribute, AND across attributes (contract Z12). Unknown ids find nothing. */
export function attrGroups(words: Vocabulary, valueIds: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const valueId of valueIds) {
    const attr = words.terms.get(valueId)?.parentId ?? -valueId;
    groups.set(attr, [...(groups.get(attr) ?? []), valueId]);
  }
  return [...groups.values()];
}

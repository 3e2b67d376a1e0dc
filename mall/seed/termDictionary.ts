import { attributes, measured } from './attributes.ts';
import { firstId } from './ids.ts';
import { families, productTypes, type ProductType } from './productTypes.ts';
import { ofPlay } from './kindTexts/play.ts';
import { ofTheHouse } from './kindTexts/house.ts';
import { ofThings } from './kindTexts/things.ts';
import { labels } from './labels.ts';
import { anyGrumble, anyPraise, brandsByFamilies, replies, seriesNames, shopIntros, shopNotices } from './brandNames.ts';
import { sameTexts, type Texts } from './texts.ts';

export type TermRow = { termId: number; type: string; parentId: number | null; texts: Texts; facts: Record<string, unknown> };

/** Every word of the catalogue with its id, the same for every seed: ids follow the order in which the vocabulary is written. */
export const terms: TermRow[] = [];

const add = (termId: number, type: string, texts: Texts, facts: Record<string, unknown> = {}, parentId: number | null = null): number => {
  terms.push({ termId, type, parentId, texts, facts });
  return termId;
};

for (const label of labels) add(label.id, 'label', label.texts);

const attributeIds = new Map<string, number>();
const valueIds = new Map<string, number>();
/** Attributes that tell a product apart in its very name. */
const telling = new Set(['material', 'capacity', 'weight', 'storage', 'length', 'screen', 'power', 'battery', 'pack', 'scent']);
/** What nobody would boast of in a name. */
const silent = new Set(['scent:none', 'material:plastic', 'material:pp', 'material:paper', 'material:card']);
/** Values of an attribute start 200 apart, so that adding one does not move the others' ids. */
const valueRoom = 200;

for (const [at, [key, attribute]] of Object.entries(attributes).entries()) {
  const attributeId = add(firstId.attribute + at, 'attribute', attribute.name, { key });
  attributeIds.set(key, attributeId);
  for (const [place, [value, texts]] of Object.entries(attribute.values).entries()) {
    valueIds.set(
      `${key}:${value}`,
      add(
        firstId.value + at * valueRoom + place,
        'value',
        texts,
        { key: value, inName: telling.has(key) && !silent.has(`${key}:${value}`) },
        attributeId,
      ),
    );
  }
}

const measures = new Map<string, { unit: string; amount: number }>();
for (const kind of productTypes)
  for (const amount of kind.measures?.amounts ?? [])
    measures.set(`${kind.measures!.unit}:${amount}`, { unit: kind.measures!.unit, amount });
const unitOrder = ['ml', 'l', 'g', 'kg', 'gb', 'tb', 'cm', 'm', 'in', 'w', 'mah', 'pcs', 'h', 'p'];
for (const { unit, amount } of [...measures.values()].sort(
  (one, other) => unitOrder.indexOf(one.unit) - unitOrder.indexOf(other.unit) || one.amount - other.amount,
)) {
  const { property, texts } = measured(amount, unit);
  const at = Object.keys(attributes).indexOf(property);
  const taken = terms.filter((term) => term.parentId === attributeIds.get(property)).length;
  const isPlain = unit === 'pcs' && amount === 1;
  valueIds.set(
    `${unit}:${amount}`,
    add(
      firstId.value + at * valueRoom + taken,
      'value',
      texts,
      { key: `${amount}${unit}`, inName: telling.has(property) && !isPlain },
      attributeIds.get(property)!,
    ),
  );
}

/** The id of an attribute's value: `valueId('colour', 'red')`, `valueId('ml', 500)`. @throws for one nobody wrote down */
export function valueId(attribute: string, value: string | number): number {
  const found = valueIds.get(`${attribute}:${value}`);
  if (found === undefined) throw new Error(`no value ${attribute}:${value}`);
  return found;
}
/** The id of an attribute; 0 where there is none. */
export const attributeId = (key: string): number => attributeIds.get(key) ?? 0;

let nextPhrase = firstId.phrase;
const phrase = (texts: Texts): number => add(nextPhrase++, 'phrase', texts);

export type FamilyIds = { features: number[]; stories: number[]; praises: number[]; complaints: number[] };
export const familyIds = new Map<string, FamilyIds>();
let nextFeature = firstId.feature;
for (const family of families) {
  familyIds.set(family.name, {
    features: family.features.map((texts) => add(nextFeature++, 'feature', texts)),
    stories: family.stories.map(phrase),
    praises: family.praises.map(phrase),
    complaints: family.complaints.map(phrase),
  });
}
/** What is told and said of a kind before what its family has in common, by its English name. */
const kindredIds = new Map<string, { stories: number[]; praises: number[] }>();
for (const { kinds: names, stories, praises } of [...ofThings, ...ofTheHouse, ...ofPlay]) {
  const ids = { stories: stories.map(phrase), praises: praises.map(phrase) };
  for (const name of names) kindredIds.set(name, ids);
}
/** @throws for a kind of which nothing is told in `kindred/` */
export function textsOfKind(kind: ProductType): { stories: number[]; praises: number[] } {
  const ids = kindredIds.get(kind.texts.en);
  if (ids === undefined) throw new Error(`nothing is told of ${kind.texts.en}`);
  return ids;
}
for (const kind of productTypes) {
  const ids = familyIds.get(kind.family.name)!;
  add(kind.kindId, 'kind', kind.texts, {
    object: kind.object,
    stories: [...textsOfKind(kind).stories, ...ids.stories],
    ...(kind.family.isNameless ? { nameless: true } : {}),
    ...(kind.family.isLocal ? { local: true } : {}),
    ...(kind.materials.length === 1 ? { oneMaterial: true } : {}),
  });
}
export const seriesIds = new Map(seriesNames.map((name, at) => [name, add(firstId.series + at, 'series', sameTexts(name))]));
export const praiseIds = anyPraise.map(phrase);
export const grumbleIds = anyGrumble.map(phrase);
export const replyIds = replies.map(phrase);
export const introIds = shopIntros.map(phrase);
export const noticeIds = shopNotices.map(phrase);

export type Brand = { brandId: number; name: string; families: string[] };
export const brands: Brand[] = brandsByFamilies
  .flatMap(({ families: sorts, names }) => names.map((name) => ({ name, families: sorts })))
  .map((brand, at) => ({ ...brand, brandId: firstId.brand + at }));
export const brandsOf = new Map(families.map((family) => [family.name, brands.filter((brand) => brand.families.includes(family.name))]));

import { attributes, measured } from './attributes.ts';
import { beauty } from './departments/beauty.ts';
import { fashion } from './departments/fashion.ts';
import { grocery } from './departments/grocery.ts';
import { living } from './departments/home.ts';
import { books, sport, toys } from './departments/leisure.ts';
import { electronics } from './departments/tech.ts';
import { garden, music } from './departments/yard.ts';
import { similarFamilies } from './families/similarFamilies.ts';
import { care } from './families/care.ts';
import { food } from './families/food.ts';
import { home } from './families/home.ts';
import { play } from './families/play.ts';
import { homeTexts } from './families/homeTexts.ts';
import { peopleTexts } from './families/peopleTexts.ts';
import { tech } from './families/tech.ts';
import { wear } from './families/wear.ts';
import { pairsOf, type ProductFamily } from './productFamily.ts';
import { firstId } from './ids.ts';
import { textsOf, type Texts } from './texts.ts';

export type CategoryNode = { categoryId: number; parentId: number; grade: 1 | 2 | 3; seq: number; texts: Texts; object: string };
/** One sort of thing that shops sell, with all it may vary in. */
export type ProductType = {
  kindId: number;
  leaf: number;
  path: number[];
  object: string;
  usd: [number, number];
  grams: number;
  family: ProductFamily;
  texts: Texts;
  colours: string[];
  materials: string[];
  measures: { unit: string; amounts: number[] } | null;
  varies: string[];
  features: number[];
  allowed: Record<string, string[]>;
};

export const families: ProductFamily[] = [...wear, ...tech, ...home, ...food, ...care, ...play, ...similarFamilies];
for (const more of [...homeTexts, ...peopleTexts]) {
  const family = familyNamed(more.name);
  family.stories.push(...more.stories);
  family.praises.push(...more.praises);
  family.complaints.push(...more.complaints);
}

/** What a family's attributes may say where a kind does not narrow them itself; an attribute without values here and there is left out. */
const sense: Record<string, Record<string, string[]>> = {
  clothes: {
    care: ['cold', 'warm', 'hand'],
    season: ['summer', 'winter', 'between', 'all'],
    fit: ['slim', 'regular', 'loose'],
    pattern: ['plain', 'stripes', 'flowers', 'checks'],
  },
  shoes: { season: ['all'] },
  bags: { care: ['wipe'] },
  accessories: { season: ['all'], care: ['hand', 'wipe'] },
  jewellery: { care: ['wipe'] },
  watches: { wrist: ['quartz', 'automatic'], care: ['wipe'] },
  furniture: { finish: ['matt', 'oiled', 'lacquer'] },
  decor: { place: ['inside'] },
  kitchen: { care: ['dish', 'wipe'] },
  tableware: { care: ['dish'] },
  cleaning: { place: ['both', 'inside'] },
  bath: { care: ['wipe'] },
  linen: { care: ['cold', 'warm'] },
  plants: { light: ['sun', 'half', 'shade'], place: ['inside', 'both'] },
  fresh: { storing: ['cool'], diet: ['organic'] },
  chilled: { storing: ['cool'], diet: ['organic', 'halal'] },
  pantry: { storing: ['dry'], diet: ['organic', 'gluten', 'vegan'] },
  sweets: { storing: ['dry'], diet: ['sugar', 'gluten'] },
  drinks: { storing: ['dry'], diet: ['organic', 'sugar'] },
  skincare: { skin: ['every', 'dry', 'oily', 'sensitive'], scent: ['none', 'lavender', 'rose', 'citrus', 'jasmine', 'vanilla'] },
  makeup: { finish: ['matt', 'gloss'], skin: ['every', 'sensitive'] },
  baby: { age: ['0', '6', '12'] },
  kidswear: { season: ['summer', 'all'], care: ['warm', 'cold'], pattern: ['plain', 'stripes', 'flowers'] },
  toys: { age: ['2', '3', '66'] },
  games: { age: ['66', '8', '14'], players: ['two', 'four', 'many'] },
  sport: { level: ['start', 'middle', 'high'], place: ['both', 'outside'] },
  outdoor: { season: ['summer', 'all'] },
  wheels: { age: ['66', '8', '14'] },
  books: { cover: ['hard', 'soft'], tongue: ['english', 'sinhala', 'tamil', 'chinese', 'lao', 'turkish'] },
  stationery: {},
  craft: { level: ['start', 'middle'] },
  utensils: { care: ['dish', 'hand'] },
  glassware: { care: ['dish'] },
  clocks: { wrist: ['quartz'] },
  coolers: { storing: ['dry'], diet: ['sugar'] },
  household: { place: ['inside'] },
  wash: { skin: ['every', 'dry', 'oily', 'sensitive'], scent: ['none', 'lavender', 'rose', 'citrus', 'jasmine', 'vanilla'] },
  instruments: { level: ['start', 'middle', 'high'] },
  lights: { place: ['inside', 'both'] },
  animals: {},
};

const nodes: CategoryNode[] = [];
const all: ProductType[] = [];

const anyColour = ['red', 'blue', 'black', 'green', 'grey', 'teal', 'beige', 'navy', 'pink', 'olive', 'purple', 'yellow', 'brown', 'white'];

/** The kind's own colours, else its family's, else any. */
function coloursOf(family: ProductFamily, own: string[] | undefined): string[] {
  const listed = own ?? family.vary.find((each) => each.property === 'colour')?.values ?? [];
  return listed.length > 0 ? listed : anyColour;
}

function readKind(line: string, path: number[]): void {
  const [object = '', usd = '', grams = '', familyName = '', options = '', names = ''] = line.split(';').map((part) => part.trim());
  const family = familyNamed(familyName);
  const properties = pairsOf(options);
  const given = (key: string) => properties.find((each) => each.property === key)?.values;
  const metres = given('m');
  const isMetres = metres !== undefined && metres.every((value) => /^[\d.]+$/.test(value));
  const unit = properties.find(
    ({ property, values }) => property !== 'm' && values.length > 0 && values.every((value) => /^[\d.]+$/.test(value)) && isUnit(property),
  );
  const varies = given('vary') ?? family.vary.map((each) => each.property);
  const [low = 1, high = low] = usd.split('-').map(Number);
  const allowed: Record<string, string[]> = { ...sense[family.name] };
  for (const { property, values } of properties)
    if (property in attributes && values.length > 0 && property !== 'colour') allowed[property] = values[0] === 'none' ? [] : values;
  for (const each of family.vary) if (each.values.length > 0) allowed[each.property] ??= each.values;
  const features = given('f');
  const chosen = features?.[0] === 'none' ? [] : features?.map((at) => Number(at) - 1);
  const unitMeasures = unit === undefined ? null : { unit: unit.property, amounts: unit.values.map(Number) };
  all.push({
    kindId: firstId.kind + all.length,
    leaf: path.at(-1)!,
    path,
    object: given('object')?.[0] ?? object,
    usd: [low, high],
    grams: Number(grams),
    family,
    texts: textsOf(names),
    colours: varies.includes('colour') ? coloursOf(family, given('colour')) : [],
    materials: (isMetres ? given('mat') : metres) ?? [],
    varies: varies.filter((property) => property !== 'none' && property !== 'colour'),
    measures: isMetres ? { unit: 'm', amounts: metres.map(Number) } : unitMeasures,
    features: chosen ?? family.features.map((_, at) => at),
    allowed,
  });
}

function isUnit(property: string): boolean {
  try {
    return measured(1, property).property !== '';
  } catch {
    return false;
  }
}

/** Reads departments: `#` root, `##` middle, `###` leaf, then the kinds of the leaf. A category's picture is its first kind's. */
function readDepartment(text: string): void {
  const path: number[] = [];
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const hashes = /^#+/.exec(line)?.[0].length ?? 0;
    if (hashes === 0) {
      for (const categoryId of path) {
        const node = nodes.find((each) => each.categoryId === categoryId);
        if (node !== undefined && node.object === '') node.object = /\bobject:(\S+?)[\s;]/.exec(line)?.[1] ?? line.split(';')[0]!.trim();
      }
      readKind(line, [...path]);
      continue;
    }
    const grade = hashes as 1 | 2 | 3;
    path.length = grade - 1;
    const parentId = path.at(-1) ?? 0;
    const categoryId = [firstId.root, firstId.middle, firstId.leaf][grade - 1]! + nodes.filter((each) => each.grade === grade).length;
    nodes.push({
      categoryId,
      parentId,
      grade,
      seq: nodes.filter((each) => each.parentId === parentId).length + 1,
      texts: textsOf(line.slice(grade)),
      object: '',
    });
    path.push(categoryId);
  }
}

for (const department of [electronics, fashion, beauty, living, grocery, toys, sport, books, garden, music]) readDepartment(department);

export const categoryNodes: readonly CategoryNode[] = nodes;
export const productTypes: readonly ProductType[] = all;

function familyNamed(name: string): ProductFamily {
  const family = families.find((each) => each.name === name);
  if (family === undefined) throw new Error(`unknown family: ${name}`);
  return family;
}

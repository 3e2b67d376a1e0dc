import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { regions, type RegionCode } from '../region/region.ts';
import { china } from './areas/china.ts';
import { laos } from './areas/laos.ts';
import { sriLanka } from './areas/sriLanka.ts';
import { turkiye } from './areas/turkiye.ts';

/** One place of the tree country, province, district, town. The root of a region has the region's id. */
export type Area = {
  areaId: number;
  parentId: number;
  regionId: number;
  level: 0 | 1 | 2 | 3;
  names: Record<Locale, string>;
  children: Area[];
};

const texts: Record<RegionCode, string> = {
  LK: sriLanka,
  CN: china,
  LA: laos,
  TR: turkiye,
};
const byId = new Map<number, Area>();

/** `Name; ru=Имя` or `Pinyin/简体/繁體`: the first form stands for every language that has none of its own. */
function namesOf(text: string): Record<Locale, string> {
  const [first = '', ...forms] = text.split(';').map((part) => part.trim());
  const [plain = '', simplified = plain, traditional = simplified] = first.split('/');
  const own = new Map(forms.map((form) => form.split('=') as [string, string]));
  const standard: Partial<Record<Locale, string>> = { zn: simplified, 'zh-TW': traditional };
  return Object.fromEntries(locales.map((locale) => [locale, own.get(locale) ?? standard[locale] ?? plain])) as Record<Locale, string>;
}

function countryNames(code: string): Record<Locale, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code]),
  ) as Record<Locale, string>;
}

function add(parent: Area, areaId: number, text: string): Area {
  const area: Area = {
    areaId,
    parentId: parent.areaId,
    regionId: parent.regionId,
    level: (parent.level + 1) as Area['level'],
    names: namesOf(text),
    children: [],
  };
  parent.children.push(area);
  byId.set(areaId, area);
  return area;
}

/** Ids follow the place in the text (region, province, district, town: `1 01 02 03`), so whoever adds to it adds at the end of a list. */
function grow(root: Area, text: string, base: number): void {
  let province: Area | undefined;
  let district: Area | undefined;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('    ')) {
      for (const town of line.split(',')) if (district) add(district, district.areaId + district.children.length + 1, town.trim());
    } else if (line.startsWith('  ')) {
      if (province) district = add(province, province.areaId + (province.children.length + 1) * 100, line.trim());
    } else province = add(root, base + (root.children.length + 1) * 10_000, line.trim());
  }
}

/** The four countries, each the root of its region's tree. */
export const countries: readonly Area[] = regions.map((region, index) => {
  const root: Area = {
    areaId: region.regionId,
    parentId: 0,
    regionId: region.regionId,
    level: 0,
    names: countryNames(region.code),
    children: [],
  };
  byId.set(root.areaId, root);
  grow(root, texts[region.code], (index + 1) * 1_000_000);
  return root;
});

/** An area by its number; null where there is none. */
export function areaOf(areaId: number): Area | null {
  return byId.get(areaId) ?? null;
}

/** The area and everything it lies in, town first. */
export function pathOf(areaId: number): Area[] {
  const path: Area[] = [];
  for (let area = areaOf(areaId); area; area = areaOf(area.parentId)) path.push(area);
  return path;
}

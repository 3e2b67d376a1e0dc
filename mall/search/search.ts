import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { firstIds, orderOf, type IndexOrder } from '../product/sorting.ts';
import { sharedCards } from '../product/pagedCards.ts';
import type { Region } from '../region/region.ts';
import { everything, sift, type Conditions, type Found, type Sifted } from '../searchIndex/query.ts';
import type { ColumnIndex, TermCodes } from '../searchIndex/columnIndex.ts';
import { regionIndexOf } from '../searchIndex/regionIndexes.ts';
import { facetsOf } from './facets.ts';
import { conditionsOf, type Filters } from './filters.ts';
import { evaluateQuery } from './evaluateQuery.ts';
import { freeze, frozenIds, thaw } from './frozenResults.ts';
import type { facets, searchQuery, searchResult } from './search.schemas.ts';
import { relatedTo } from './suggest.ts';

export type SearchWish = z.output<typeof searchQuery>;
type At = { region: Region; locale: Locale; now: number };

/** What a wish found on the shelf. */
type Result = {
  on: { index: ColumnIndex; terms: TermCodes };
  conditions: Conditions;
  found: Found;
  sifted: Sifted;
  correctedKey: string | null;
  isLoose: boolean;
};

const nothing: Found = { places: new Uint32Array(0), scores: null };
/** Two hits whose scores differ by less are equally good: the more popular one goes first. */
const scoreStep = 0.5;
/** More than any popularity. */
const scoreWorth = 1_000;

/** Looks on the region's shelf. @throws VALIDATION when there is neither a key nor a filter */
async function look(context: MallContext, param: Filters, at: At, wantsNear: boolean): Promise<Result> {
  const [{ hasNoGoods, ...conditions }, on] = await Promise.all([
    conditionsOf(context, param, at.region),
    regionIndexOf(context, at.region.regionId),
  ]);
  const key = (param.key ?? '').trim();
  const itemCode = /^(?:sd)?(\d{6,15})$/i.exec(key)?.[1];
  const applied: Conditions = itemCode === undefined ? conditions : { ...conditions, only: Number(itemCode) };
  const isWhole = key === '' || itemCode !== undefined;
  const answer =
    isWhole || hasNoGoods ? null : await evaluateQuery(context, on, key, { locale: at.locale, isLiteral: param.literal === true });
  const all = (): Found => (isWhole ? everything(on.index, on.terms, applied.scope) : (answer?.found ?? nothing));
  const found = hasNoGoods ? nothing : all();
  return {
    on,
    conditions: applied,
    found,
    sifted: sift(on.index, on.terms, found, applied, wantsNear),
    correctedKey: answer?.correctedKey ?? null,
    isLoose: answer?.isLoose ?? false,
  };
}

/** The first ids of a result; in the default order the best answers to the key go first. */
function idsOf({ on, found, sifted }: Result, order: IndexOrder): number[] {
  const { scores } = found;
  const places = sifted.hits.map((index) => found.places[index]!);
  const best =
    scores === null || order.sortName !== 'default'
      ? undefined
      : (index: number) => Math.floor(scores[sifted.hits[index]!]! / scoreStep) * scoreWorth;
  return firstIds(on.index, places, order, frozenIds, best);
}

/** G4. */
export async function facetsFor(context: MallContext, param: Filters, at: At): Promise<z.input<typeof facets>> {
  const { on, found, sifted, conditions } = await look(context, param, at, true);
  return facetsOf(context, on, found, sifted, conditions, at);
}

/**
 * G1. The first answer freezes the order of its first 2,000 results under `scrollId`; later pages of the same question are cut
 * from there, so nothing appears twice or slips away. An unknown, expired or differently sorted scroll starts again at page 1.
 */
export async function search(context: MallContext, param: SearchWish, at: At): Promise<z.input<typeof searchResult>> {
  const order = orderOf(param.sortName, param.sort);
  const size = param.pageSize ?? 10;
  const { scrollId, pageSize: _size, pageNumber, oldSort, facets: wantsFacets, ...input } = param;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([input, order, at.region.regionId, at.locale]))
    .digest('base64url')
    .slice(0, 32);
  const isSameSort = oldSort === undefined || oldSort === '' || oldSort === `${order.sortName}:${order.sort}`;
  const old = scrollId && isSameSort ? await thaw(context, scrollId, fingerprint, at.now) : null;
  const isFurther = old !== null && wantsFacets !== true && (pageNumber ?? 1) > 1;
  const result = isFurther ? null : await look(context, param, at, wantsFacets === true);
  const frozen =
    old ?? (await freeze(context, result === null ? [] : idsOf(result, order), result?.sifted.hits.length ?? 0, fingerprint, at.now, size));
  const current = scrollId && old === null ? 1 : (pageNumber ?? 1);
  const [records, related, counted] = await Promise.all([
    sharedCards(context, frozen.prodIds.slice((current - 1) * size, current * size), at.region, at.locale),
    current === 1 ? relatedTo(context, param.key ?? '', at.locale) : [],
    wantsFacets === true && result !== null ? facetsOf(context, result.on, result.found, result.sifted, result.conditions, at) : null,
  ]);
  const looseHint = result?.isLoose === true ? 'mall.search.some' : null;
  const hint = frozen.total === 0 ? 'mall.search.none' : looseHint;
  return {
    records,
    total: frozen.total,
    size,
    current,
    pages: Math.ceil(Math.min(frozen.total, frozenIds) / size),
    scrollId: frozen.scrollId,
    sortName: order.sortName,
    sort: order.sort,
    correctedKey: result?.correctedKey ?? null,
    related,
    noResultHint: hint && messageText(at.locale, hint),
    facets: counted,
  };
}

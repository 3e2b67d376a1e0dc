import { vocabularyOf } from '../seed/vocabulary.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderOf, sortQuery } from '../product/sorting.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { brand, prodCardPage } from '../product/product.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, pageBody, pageOf, pageQuery, sliceOf, z } from '../platform/http/schemas.ts';

const readBrands = route({
  id: 'F19',
  operationId: 'brands',
  method: 'get',
  path: '/brand/list',
  who: 'guest',
  summary: 'The brands sold in a region, by name; with `brandId` that one, wherever it is sold',
  cache: 'public, max-age=60',
  query: z.object({ regionId: i64Text.optional(), letter: z.string().length(1).optional(), brandId: i64Text.optional(), ...pageQuery() }),
  answer: pageOf(brand, 'Brand'),
  async handler({ context, query, region }) {
    const words = await vocabularyOf(context);
    const own = String(region.regionId);
    const among =
      query.brandId === undefined
        ? [...words.brands.values()].filter((each) => (each.prodCount[own] ?? 0) > 0)
        : [words.brands.get(query.brandId)].filter((each) => each !== undefined);
    const brands = among.filter((each) => query.letter === undefined || each.letter === query.letter.toUpperCase());
    const slice = sliceOf(query);
    const records = brands.slice(slice.offset, slice.offset + slice.limit);
    return pageBody(
      records.map((each) => ({
        brandId: each.brandId,
        brandName: each.name,
        logo: each.logo,
        letter: each.letter,
        prodCount: each.prodCount[own] ?? 0,
      })),
      brands.length,
      query,
    );
  },
});

const readBrandProducts = route({
  id: 'F20',
  operationId: 'brandProducts',
  method: 'get',
  path: '/brand/prods',
  who: 'guest',
  summary: 'The products of a brand',
  cache: 'public, max-age=10',
  query: z.object({ brandId: i64Text, regionId: i64Text.optional(), ...sortQuery, ...pageQuery() }),
  answer: prodCardPage,
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    if (!words.brands.has(query.brandId)) throw refuse('NOT_FOUND');
    return pagedCards(
      context,
      { region, locale },
      { regionId: region.regionId, all: [[query.brandId]] },
      orderOf(query.sortName, query.sort),
      query,
    );
  },
});

export const brandModule: Module = { name: 'brand', routes: [readBrands, readBrandProducts] };

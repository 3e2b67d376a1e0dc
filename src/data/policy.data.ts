import type { StaticPage } from '#machines/model/shop.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadStaticPage = graphql(`
  query ReadStaticPage($slug: String!, $lang: String!) {
    staticPage(slug: $slug, lang: $lang) {
      slug
      lang
      title
      html
      updateTime
    }
  }
`);
/** A page of the shop's own words, in `en-us` or `zh-cn` (contract A6). */
export const readStaticPage = async (
  execute: Execute,
  input: { slug: string; lang: string },
  options?: RequestOptions,
): Promise<StaticPage> => (await execute(ReadStaticPage, input, options)).staticPage;

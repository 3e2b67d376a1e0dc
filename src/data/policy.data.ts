import type { StaticPage } from '#machines/model/shop.ts';
import type { Ask, How } from './gateway.ts';
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
export const readStaticPage = async (ask: Ask, question: { slug: string; lang: string }, how?: How): Promise<StaticPage> =>
  (await ask(ReadStaticPage, question, how)).staticPage;

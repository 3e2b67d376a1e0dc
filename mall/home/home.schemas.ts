import { prodCard } from '../product/product.schemas.ts';
import { i64, int, url, z } from '../platform/http/schemas.ts';

/**
 * `title`, `text`, `button`, `tint` are ours beside the contract's fields: the words stand on the page, not in the picture.
 * So is `relationName`, what the category, shop or campaign of `relation` is called: its address bears that name.
 */
export const indexImg = z
  .object({
    imgUrl: url,
    seq: int,
    type: int,
    relation: z.string().nullable(),
    relationName: z.string().nullable(),
    alt: z.string(),
    title: z.string(),
    text: z.string(),
    button: z.string(),
    tint: int,
  })
  .openapi('IndexImg');

const tagFields = {
  tagId: i64,
  title: z.string(),
  icon: url,
  style: int,
  seq: int,
  linkType: z.enum(['TAG', 'CATEGORY', 'CAMPAIGN', 'GROUP', 'URL']),
  relation: z.string().nullable(),
};
export const indexTag = z.object(tagFields).openapi('IndexTag');
export const indexTagBlock = z.object({ ...tagFields, prods: z.array(prodCard) }).openapi('IndexTagBlock');

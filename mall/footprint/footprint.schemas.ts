import { prodCard } from '../product/product.schemas.ts';
import { date, i64, pageOf, ts, z } from '../platform/http/schemas.ts';

export const browseLog = prodCard.extend({ prodBrowseLogId: i64, browseTime: ts, day: date }).openapi('BrowseLog');
export const browseLogPage = pageOf(browseLog, 'BrowseLog');
/** `browseTime`: when it was looked at, where that was earlier than now. */
export const browseParam = z
  .object({ prodId: i64, browseTime: z.iso.datetime().openapi({ format: 'date-time' }).optional() })
  .openapi('BrowseLogParam');

import type { GroupBuyInput } from '#machines/groupBuys.machine.ts';
import type { GroupBuy, GroupBuyTab } from '#machines/model/groupBuy.ts';
import type { PageOf } from '#machines/model/shop.ts';
import { groupBuyStatuses, type GroupBuyStatus } from '#machines/rules/groupBuy.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';

const pageSize = 12;
const statuses: Record<GroupBuyTab, GroupBuyStatus> = groupBuyStatuses;

const ReadGroupBuys = graphql(`
  query ReadGroupBuys($regionId: SafeInt!, $groupBuyStatus: Int!, $current: Int!, $size: Int!) {
    groupBuys(regionId: $regionId, groupBuyStatus: $groupBuyStatus, current: $current, size: $size) {
      records {
        groupActivityId
        prodId
        prodName
        pic
        activityPrice
        price
        currency
        priceSymbol
        groupBuyStatus
        result
        groupNumber
        participantsNeeded
        joinNum
        held
        free
        startTime
        endTime
      }
      total
      size
      current
      pages
    }
  }
`);
/** One page of the group buys of a region in a state, or the first pages in one (contract R1). */
export const readGroupBuys = async (
  execute: Execute,
  { tab, regionId, current, pages }: GroupBuyInput,
  options?: RequestOptions,
): Promise<PageOf<GroupBuy>> => {
  const wanted = { regionId, groupBuyStatus: statuses[tab], current, size: rowsOfPages(pageSize, pages) };
  return inPages((await execute(ReadGroupBuys, wanted, options)).groupBuys, pageSize, pages);
};

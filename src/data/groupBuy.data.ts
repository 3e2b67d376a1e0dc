import type { ReminderInput } from '#machines/groupBuy.machine.ts';
import type { GroupBuyDetail } from '#machines/model/groupBuy.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadGroupBuy = graphql(`
  query ReadGroupBuy($groupActivityId: SafeInt!, $regionId: SafeInt!) {
    groupBuy(groupActivityId: $groupActivityId, regionId: $regionId) {
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
      remind
      orderNumber
      actions {
        action
        allowed
        reasonCode
        reason
        until
      }
      log {
        time
        who
        what
      }
    }
  }
`);
/** One group buy with its log (contract R2). @throws ProblemError NOT_FOUND */
export const readGroupBuy = async (
  execute: Execute,
  input: { groupActivityId: number; regionId: number },
  options?: RequestOptions,
): Promise<GroupBuyDetail> => (await execute(ReadGroupBuy, input, options)).groupBuy;

const RemindOfGroupBuy = graphql(`
  mutation RemindOfGroupBuy($input: GroupRemindParamInput!) {
    remindOfGroupBuy(input: $input) {
      ... on GroupReminder {
        on
      }
      ...WhyNot
    }
  }
`);
/** Wants to be told when it begins, or no more (contract R10). @throws ProblemError GROUP_ENDED, TRANSITION_NOT_ALLOWED once it has */
export const saveReminder = async (
  execute: Execute,
  { groupActivityId, isOn }: ReminderInput,
  options?: RequestOptions,
): Promise<{ isOn: boolean }> => ({
  isOn: allowed((await execute(RemindOfGroupBuy, { input: { groupActivityId, on: isOn ? 1 : 0 } }, options)).remindOfGroupBuy).on === 1,
});

import type { ReminderQuestion } from '#machines/groupBuy.machine.ts';
import type { GroupBuyDetail } from '#machines/model/groupBuy.ts';
import type { Ask, How } from './gateway.ts';
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
export const readGroupBuy = async (ask: Ask, question: { groupActivityId: number; regionId: number }, how?: How): Promise<GroupBuyDetail> =>
  (await ask(ReadGroupBuy, question, how)).groupBuy;

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
export const saveReminder = async (ask: Ask, { groupActivityId, isOn }: ReminderQuestion, how?: How): Promise<{ isOn: boolean }> => ({
  isOn: allowed((await ask(RemindOfGroupBuy, { input: { groupActivityId, on: isOn ? 1 : 0 } }, how)).remindOfGroupBuy).on === 1,
});

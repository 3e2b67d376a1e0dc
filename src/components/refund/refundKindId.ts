import { applyTypes, type ListedRefund } from '#machines/model/refund.ts';

/** The id of what a refund is called: a claim, money alone, or goods that go back. */
export const refundKindId = ({ kind, applyType }: Pick<ListedRefund, 'kind' | 'applyType'>) => {
  if (kind === 'CLAIM') return 'refund.kind.claim';
  return applyType === applyTypes.goods ? 'refund.kind.goods' : 'refund.kind.money';
};

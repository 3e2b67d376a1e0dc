import type { ListedRefund } from '#machines/model/refund.ts';

/** Whether a refund is over and nothing came back: withdrawn, or closed. */
export const endedWithoutMoney = ({ statusCode }: Pick<ListedRefund, 'statusCode'>): boolean =>
  statusCode === 'WITHDRAWN' || statusCode === 'CLOSED';

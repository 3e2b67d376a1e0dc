/** What a refund's history calls it when the shop refuses: the request, or the goods that came back. */
export const shopRefusals: readonly string[] = ['refund.rejected', 'goods.refused'];

/** Contract: PayMethod.payType. */
export const payTypes = { card: 20, cash: 21, payLater: 23 } as const;

/** An amount of the wire in minor units of a currency that has a hundred of them. */
export const cents = (amount: number): number => Math.round(amount * 100);

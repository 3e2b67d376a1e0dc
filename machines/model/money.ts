/** A number in the currency's major unit, already exact; never added up outside the mall. */
export type Money = number;
export type Priced = { currency: string; priceSymbol: string };

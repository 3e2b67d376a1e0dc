/** The longest word to a shop with an order (contract J3), or about a cancel (M6), that the mall takes, in characters. */
export const longestRemark = 500;

/** Whether such a word is longer than that. */
export const isRemarkTooLong = (remark: string): boolean => remark.length > longestRemark;

/** The plan that stands for all: the longest of those without cost, and so the one with the least a month; null where each costs. */
export const freePlanOf = <Plan extends { cost: number }>(plans: readonly Plan[]): Plan | null =>
  plans.findLast(({ cost }) => cost === 0) ?? null;

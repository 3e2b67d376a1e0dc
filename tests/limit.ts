/**
 * How long, in ms, whatever a test waits for may take: enough for a machine of half the speed with two busy neighbours. That it comes is what
 * a test asserts; how soon is asked by `npm run bench`.
 */
export const limit = 60_000;

/** How long a test, or what prepares it, may take: it waits for several things. */
export const testLimit = 5 * limit;

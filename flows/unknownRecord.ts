/** An object whose keys nobody knows: a configuration, a context, what was read from a file. */
export type UnknownRecord = Record<string, unknown>;

/** True for an object with keys, which a list is not. */
export const isRecord = (thing: unknown): thing is UnknownRecord => typeof thing === 'object' && thing !== null && !Array.isArray(thing);

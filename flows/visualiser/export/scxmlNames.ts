import { isWithin, parentOf } from '../chart/targets.ts';
import type { PlainState } from './plainMachine.ts';
import { decoded, xmlId, xmlToken } from './xml.ts';

/** The language itself (https://www.w3.org/TR/scxml/), and what we say beside it where it has no word. */
export const scxmlSpace = 'http://www.w3.org/2005/07/scxml';
export const ownSpace = 'urn:serendib:scxml';
export const ownPrefix = 'serendib';

/** Keys of a path as one name; empty ones are left out. */
export const joined = (...keys: string[]): string => keys.filter((key) => key !== '').join('.');
/** The id of a machine; the name that XState gives one without. */
export const rootId = (root: PlainState): string => root.id ?? '(machine)';

/** The XML id of a state, and of what belongs to it. */
export const stateId = (root: PlainState, path: string): string => xmlId(joined(rootId(root), path));
/** The XML id of the nth thing that a state invokes. */
export const invokeId = (state: string, nth: number): string => `${state}-invoke-${nth}`;
/** The XML id of the nth delay of a state. */
export const timerId = (state: string, nth: number): string => `${state}-after-${nth}`;
/** Where a machine that has come to its end stands. */
export const endId = (root: PlainState): string => `${stateId(root, '')}-end`;

/** The events by which the language says what XState has fields for. */
export const events = {
  done: (state: string) => `done.state.${state}`,
  answered: (invoke: string) => `done.invoke.${invoke}`,
  refused: (invoke: string) => `error.platform.${invoke}`,
  shown: (invoke: string) => `xstate.snapshot.${invoke}`,
  after: (delay: string, state: string) => `xstate.after.${xmlToken(delay)}.${state}`,
  /** The delay of such an event; null for another one. */
  delayIn: (event: string, state: string): string | null =>
    event.startsWith('xstate.after.') && event.endsWith(`.${state}`)
      ? decoded(event.slice('xstate.after.'.length, -state.length - 1))
      : null,
};

/** Every state by its path, outer ones first. */
export function statesByPath(state: PlainState, path = ''): Map<string, PlainState> {
  const inner = Object.entries(state.states ?? {}).flatMap(([key, each]) => [...statesByPath(each, joined(path, key))]);
  return new Map([[path, state], ...inner]);
}

/** The path of a target as XState reads it: `sibling`, `.child`, `#id.path`. @throws Error where there is no such state */
export function targetPath(states: ReadonlyMap<string, PlainState>, source: string, target: string): string {
  const root = states.get('') ?? {};
  const byId = (id: string): string | undefined => (id === rootId(root) ? '' : [...states].find(([, state]) => state.id === id)?.[0]);
  const [id = '', ...inner] = target.startsWith('#') ? target.slice(1).split('.') : [];
  const whole = target.startsWith('#') ? byId(target.slice(1)) : undefined;
  const found = (): string => {
    if (target.startsWith('.')) return joined(source, target.slice(1));
    if (!target.startsWith('#')) return joined(parentOf(source), target);
    return whole ?? joined(byId(id) ?? '?', ...inner);
  };
  const path = found();
  if (!states.has(path)) throw new Error(`'${source || rootId(root)}' leads to '${target}', and there is no such state.`);
  return path;
}

/** The shortest way in which a target is usually written. */
export function usualTarget(root: PlainState, source: string, path: string): string {
  if (path !== source && isWithin(path, source)) return `.${source === '' ? path : path.slice(source.length + 1)}`;
  const around = parentOf(source);
  if (source !== '' && path !== around && isWithin(path, around)) return around === '' ? path : path.slice(around.length + 1);
  return `#${joined(rootId(root), path)}`;
}

/** Whether a transition leads to its own state or into it. */
export const leadsInside = (source: string, targets: readonly string[]): boolean => targets.some((path) => isWithin(path, source));

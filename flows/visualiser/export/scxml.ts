import { callText, conditionText } from './expression.ts';
import type { Call, PlainInvoke, PlainState, PlainTransition } from './plainMachine.ts';
import {
  endId,
  events,
  invokeId,
  joined,
  leadsInside,
  ownPrefix,
  ownSpace,
  rootId,
  scxmlSpace,
  stateId,
  statesByPath,
  targetPath,
  timerId,
  usualTarget,
} from './scxmlNames.ts';
import { xmlId, xmlText, xmlToken, type XmlElement } from './xml.ts';

type Attributes = Record<string, string | undefined>;

/** What the language has no word for, as attributes of our own: a description as it is, tags as words, else JSON. */
const ownAttributes = (entries: Record<string, unknown>): Attributes =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      if (value === undefined) return [];
      const isText = key === 'description' || key === 'id';
      return [[`${ownPrefix}:${key}`, isText ? String(value) : JSON.stringify(value)] as const];
    }),
  );

const scripts = (actions: readonly Call[] = []): XmlElement[] =>
  actions.map((action) => ({ name: 'script', text: `${callText(action, 'actions')};` }));
const block = (name: string, children: XmlElement[]): XmlElement[] => (children.length === 0 ? [] : [{ name, children }]);

/** Writes the elements of one machine. */
function writer(root: PlainState) {
  const states = statesByPath(root);
  const idOf = (path: string): string => stateId(root, path);

  const transition = (source: string, written: PlainTransition, event: string | undefined): XmlElement => {
    const { target = [], guard, actions, reenter, ...more } = written;
    const paths = target.map((each) => targetPath(states, source, each));
    const isInside = leadsInside(source, paths);
    const isUsual = target.every((each, nth) => each === usualTarget(root, source, paths[nth] ?? ''));
    return {
      name: 'transition',
      attributes: {
        event,
        cond: guard && conditionText(guard),
        target: paths.length === 0 ? undefined : paths.map(idOf).join(' '),
        type: isInside && !reenter ? 'internal' : undefined,
        ...ownAttributes({ ...more, target: isUsual ? undefined : target, reenter: reenter && !isInside ? true : undefined }),
      },
      children: scripts(actions),
    };
  };
  const transitions = (source: string, written: readonly PlainTransition[] = [], event?: string): XmlElement[] =>
    written.map((each) => transition(source, each, event));

  const invoked = (path: string, invoke: PlainInvoke, nth: number): XmlElement => {
    const { src, id, onDone: _done, onError: _error, onSnapshot: _snapshot, ...more } = invoke;
    return { name: 'invoke', attributes: { id: invokeId(idOf(path), nth), type: 'xstate', src, ...ownAttributes({ id, ...more }) } };
  };
  const answers = (path: string, { onDone, onError, onSnapshot }: PlainInvoke, nth: number): XmlElement[] => {
    const id = invokeId(idOf(path), nth);
    return [
      ...transitions(path, onDone, events.answered(id)),
      ...transitions(path, onError, events.refused(id)),
      ...transitions(path, onSnapshot, events.shown(id)),
    ];
  };
  /** The language has no `after`: a timer is an event that the state sends itself, and takes back. */
  const timer = (path: string, delay: string, nth: number): { start: XmlElement; stop: XmlElement } => {
    const wait: Attributes = /^\d+$/.test(delay) ? { delay: `${delay}ms` } : { delayexpr: callText({ type: delay }, 'delays') };
    const id = timerId(idOf(path), nth);
    return {
      start: { name: 'send', attributes: { id, event: events.after(delay, idOf(path)), ...wait } },
      stop: { name: 'cancel', attributes: { sendid: id } },
    };
  };
  const beginning = (path: string, { initial }: PlainState): { attribute: string | undefined; element: XmlElement[] } => {
    if (!initial) return { attribute: undefined, element: [] };
    const target = idOf(
      targetPath(states, path, initial.target.startsWith('#') ? initial.target : `.${initial.target.replace(/^\./, '')}`),
    );
    const children = scripts(initial.actions);
    return children.length === 0
      ? { attribute: target, element: [] }
      : { attribute: undefined, element: block('initial', [{ name: 'transition', attributes: { target }, children }]) };
  };

  const past = (path: string, { history, target, type: _type, id, ...more }: PlainState): XmlElement => {
    const around = states.get(path.split('.').slice(0, -1).join('.')) ?? {};
    // The language wants a target where XState takes the beginning of the state around.
    const begin = around.initial ? [around.initial.target] : Object.keys(around.states ?? {}).filter((key) => !path.endsWith(`.${key}`));
    const implied = target ? undefined : true;
    return {
      name: 'history',
      attributes: { id: idOf(path), type: history ?? 'shallow', ...ownAttributes({ id, ...more }) },
      children: [transition(path, { target: target ?? begin, implied }, undefined)],
    };
  };

  return function element(path: string, state: PlainState): XmlElement {
    if (state.type === 'history') return past(path, state);
    const { id, type, initial: _initial, history: _history, target: _target, entry, exit, states: inner, ...rest } = state;
    const { on = {}, after = {}, always, onDone, invoke = [], context, ...more } = rest;
    const timers = Object.keys(after).map((delay, nth) => timer(path, delay, nth));
    const begin = beginning(path, state);
    const children = [
      ...block('datamodel', context === undefined ? [] : [{ name: 'data', attributes: { id: 'context', expr: JSON.stringify(context) } }]),
      ...begin.element,
      ...block('onentry', [...timers.map(({ start }) => start), ...scripts(entry)]),
      ...block('onexit', [...timers.map(({ stop }) => stop), ...scripts(exit)]),
      ...Object.entries(on).flatMap(([event, each]) => transitions(path, each, xmlToken(event))),
      ...Object.entries(after).flatMap(([delay, each]) => transitions(path, each, events.after(delay, idOf(path)))),
      ...transitions(path, always),
      ...invoke.flatMap((each, nth) => answers(path, each, nth)),
      ...transitions(path, onDone, events.done(idOf(path))),
      ...invoke.map((each, nth) => invoked(path, each, nth)),
      ...Object.entries(inner ?? {}).map(([key, each]) => element(joined(path, key), each)),
    ];
    if (type === 'final' && children.some(({ name }) => name !== 'onentry' && name !== 'onexit'))
      throw new Error(`SCXML's <final> has nothing but entry and exit: '${path}' has more.`);
    return {
      name: type ?? 'state',
      attributes: { id: idOf(path), initial: begin.attribute, ...ownAttributes({ id: path === '' ? undefined : id, ...more }) },
      children,
    };
  };
}

/**
 * A machine as SCXML 1.0: guards are conditions, actions scripts, timers sent events. What the language has no word for
 * (descriptions, tags, meta) stands in attributes of our own namespace, which other tools pass over. The machine
 * itself is the outermost state.
 */
export function scxmlOf(machine: PlainState): string {
  const whole = writer(machine)('', machine);
  const hasEnd = Object.values(machine.states ?? {}).some(({ type }) => type === 'final');
  if (hasEnd)
    whole.children?.unshift({ name: 'transition', attributes: { event: events.done(stateId(machine, '')), target: endId(machine) } });
  const document: XmlElement = {
    name: 'scxml',
    attributes: {
      xmlns: scxmlSpace,
      [`xmlns:${ownPrefix}`]: ownSpace,
      version: '1.0',
      datamodel: 'ecmascript',
      name: xmlId(rootId(machine)),
      initial: stateId(machine, ''),
    },
    children: [whole, ...(hasEnd ? [{ name: 'final', attributes: { id: endId(machine) } }] : [])],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(document)}\n`;
}

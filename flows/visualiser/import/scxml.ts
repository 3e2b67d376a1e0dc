import { conditionRead } from '../export/expression.ts';
import type { Call, PlainInvoke, PlainState, PlainTransition } from '../export/plainMachine.ts';
import { events, invokeId, leadsInside, rootId, scxmlSpace, timerId, usualTarget } from '../export/scxmlNames.ts';
import { decoded } from '../export/xml.ts';
import { actionOf, actionsIn, childrenOf, dataIn, ownEntries, pathsIn, refused, stateNames, words } from './scxmlElements.ts';

function reader(outermost: Element, name: string) {
  const paths = pathsIn(outermost);
  const byId = new Map([...paths].map(([element, path]) => [element.id, path]));
  const root: PlainState = { id: name };
  const pathOf = (id: string, where: Element): string => {
    const path = byId.get(id);
    if (path === undefined) throw new Error(`<${where.localName}> leads to '${id}', and no state has this id: mend the SCXML.`);
    return path;
  };

  const transition = (source: string, element: Element): PlainTransition => {
    const { target: written, reenter, implied, ...more } = ownEntries(element);
    const targets = words(element.getAttribute('target')).map((id) => pathOf(id, element));
    const isExternal = leadsInside(source, targets) && element.getAttribute('type') !== 'internal';
    const cond = element.getAttribute('cond');
    return {
      ...(targets.length > 0 && implied !== true
        ? { target: Array.isArray(written) ? written.map(String) : targets.map((path) => usualTarget(root, source, path)) }
        : {}),
      ...(cond === null ? {} : { guard: conditionRead(cond) }),
      ...actionsIn(childrenOf(element)),
      ...(isExternal || reenter === true ? { reenter: true as const } : {}),
      ...more,
    };
  };

  /** Puts a transition where XState has it, by its event. */
  const placed = (state: PlainState, invokes: ReadonlyMap<string, PlainInvoke>, event: string, id: string, one: PlainTransition): void => {
    const delay = events.delayIn(event, id);
    const answer = [...invokes].find(([invoke]) => [events.answered(invoke), events.refused(invoke), events.shown(invoke)].includes(event));
    if (delay !== null) ((state.after ??= {})[delay] ??= []).push(one);
    else if (event === events.done(id)) (state.onDone ??= []).push(one);
    else if (!answer) ((state.on ??= {})[decoded(event)] ??= []).push(one);
    else if (event === events.answered(answer[0])) (answer[1].onDone ??= []).push(one);
    else if (event === events.refused(answer[0])) (answer[1].onError ??= []).push(one);
    else (answer[1].onSnapshot ??= []).push(one);
  };

  const invoked = (element: Element, state: string, nth: number): [string, PlainInvoke] => {
    const { id, ...more } = ownEntries(element);
    const written = element.id === invokeId(state, nth) ? undefined : element.id || undefined;
    const own = id === undefined ? written : String(id);
    childrenOf(element).forEach(refused);
    return [element.id, { src: element.getAttribute('src') ?? '(inline)', ...(own === undefined ? {} : { id: own }), ...more }];
  };
  /** What happens on the way in or out, without the timers that are XState's own. */
  const block = (element: Element, tag: string, timers: ReadonlySet<string>): Call[] =>
    childrenOf(element, tag)
      .flatMap((each) => childrenOf(each))
      .filter((each) => !timers.has(each.id) && !timers.has(each.getAttribute('sendid') ?? ''))
      .map(actionOf);

  const initialOf = (element: Element, path: string, inner: readonly Element[]): PlainState['initial'] => {
    const [written] = childrenOf(element, 'initial').flatMap((each) => childrenOf(each, 'transition'));
    const [id] = words(written?.getAttribute('target') ?? element.getAttribute('initial'));
    const target = id === undefined ? paths.get(inner[0]!) : pathOf(id, element);
    const relative = path === '' ? target : target?.slice(path.length + 1);
    return { target: relative ?? '', ...actionsIn(written ? childrenOf(written) : []) };
  };

  return function state(element: Element): PlainState {
    const path = paths.get(element) ?? '';
    const isRoot = element === outermost;
    const known = ['onentry', 'onexit', 'transition', 'invoke', 'initial', 'datamodel', ...stateNames, ...(isRoot ? ['script'] : [])];
    childrenOf(element)
      .filter(({ localName }) => !known.includes(localName))
      .forEach(refused);
    const inner = childrenOf(element, ...stateNames).filter((each) => paths.has(each));
    const transitions = childrenOf(element, 'transition');
    const { id, ...more } = ownEntries(element);
    const read: PlainState = {
      ...(isRoot && name !== rootId({}) ? { id: name } : {}),
      ...(id === undefined ? {} : { id: String(id) }),
      ...more,
    };
    if (element.localName === 'history')
      return {
        ...read,
        type: 'history',
        history: element.getAttribute('type') === 'deep' ? 'deep' : 'shallow',
        ...transitions.map((each) => transition(path, each)).map(({ target }) => (target ? { target } : {}))[0],
      };
    if (element.localName === 'parallel' || element.localName === 'final') read.type = element.localName;
    if (inner.length > 0 && read.type !== 'parallel') read.initial = initialOf(element, path, inner);
    const invokes = new Map(childrenOf(element, 'invoke').map((each, nth) => invoked(each, element.id, nth)));
    const timers = new Set(
      childrenOf(element, 'onentry')
        .flatMap((each) => childrenOf(each, 'send'))
        .map((_, nth) => timerId(element.id, nth)),
    );
    const entry = [...childrenOf(element, 'script').map(actionOf), ...block(element, 'onentry', timers)];
    const exit = block(element, 'onexit', timers);
    if (entry.length > 0) read.entry = entry;
    if (exit.length > 0) read.exit = exit;
    for (const each of transitions) {
      const named = words(each.getAttribute('event'));
      if (named.includes(events.done(element.id)) && isRoot) continue;
      if (named.length === 0) (read.always ??= []).push(transition(path, each));
      for (const event of named) placed(read, invokes, event, element.id, transition(path, each));
    }
    if (invokes.size > 0) read.invoke = [...invokes.values()];
    const data = childrenOf(element, 'datamodel').flatMap((each) => childrenOf(each, 'data'));
    const [only] = data;
    if (only && data.length === 1 && only.id === 'context') read.context = dataIn(only.getAttribute('expr') ?? '');
    else if (only)
      read.context = Object.fromEntries(data.map((each) => [each.id, dataIn(each.getAttribute('expr') ?? each.textContent ?? '')]));
    if (inner.length > 0)
      read.states = Object.fromEntries(inner.map((each) => [(paths.get(each) ?? '').split('.').at(-1) ?? '', state(each)]));
    return read;
  };
}

/** Reads SCXML: our own comes back as it was, another tool's as far as XState has a word for it. @throws Error with one sentence */
export function readScxml(text: string, parser: DOMParser): PlainState {
  const document = parser.parseFromString(text, 'application/xml');
  const [wrong] = document.getElementsByTagName('parsererror');
  if (wrong)
    throw new Error(
      `The SCXML is not well-formed (${(wrong.textContent ?? '').trim().split('\n')[0]}): export it again where it comes from.`,
    );
  const whole = document.documentElement;
  if (whole.localName !== 'scxml' || whole.namespaceURI !== scxmlSpace)
    throw new Error(`The file is XML, but no SCXML: its root is <${whole.localName}> and not <scxml xmlns="${scxmlSpace}">.`);
  const name = whole.getAttribute('name') ?? 'machine';
  // Ours stands in one outermost state of the machine's name; beside it only its end.
  const [first, ...beside] = childrenOf(whole, ...stateNames);
  const own = first?.id === name && beside.every(({ localName }) => localName === 'final') ? first : null;
  return reader(own ?? whole, decoded(name))(own ?? whole);
}

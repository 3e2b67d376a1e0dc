import { callRead } from '../export/expression.ts';
import type { Call } from '../export/plainMachine.ts';
import { joined, ownSpace } from '../export/scxmlNames.ts';
import { decoded } from '../export/xml.ts';

export const stateNames = new Set(['state', 'parallel', 'final', 'history']);
/** What a tool may write in an action's place; its attributes are the action's params. */
const executable = new Set(['log', 'raise', 'send', 'assign', 'cancel']);

/** The elements in an element, of these names or all. */
export const childrenOf = (element: Element, ...names: string[]): Element[] =>
  [...element.children].filter(({ localName }) => names.length === 0 || names.includes(localName));
/** The words of a list in an attribute. */
export const words = (text: string | null): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');
/** What JSON says, else the text itself. */
export const dataIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Our attributes, by their names: what the language has no word for. */
export const ownEntries = (element: Element): Record<string, unknown> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ namespaceURI }) => namespaceURI === ownSpace)
      .map(({ localName, value }) => [localName, localName === 'description' || localName === 'id' ? value : dataIn(value)]),
  );

/** @throws Error with one sentence */
export const refused = (element: Element): never => {
  throw new Error(
    `SCXML's <${element.localName}> in <${element.parentElement?.localName}> has no counterpart in XState: take it out, then try again.`,
  );
};
/** The action that an element of executable content is. */
export const actionOf = (element: Element): Call => {
  if (element.localName === 'script') return callRead(element.textContent ?? '');
  if (!executable.has(element.localName)) return refused(element);
  return { type: element.localName, params: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])) };
};
/** A transition's actions; nothing where it has none. */
export const actionsIn = (elements: readonly Element[]): { actions?: Call[] } =>
  elements.length > 0 ? { actions: elements.map(actionOf) } : {};

/** The paths of all states by their ids. Keys are the ids, without what the state around is called. */
export function pathsIn(outermost: Element): Map<Element, string> {
  const paths = new Map<Element, string>([[outermost, '']]);
  const visit = (around: Element): void =>
    childrenOf(around, ...stateNames).forEach((element, nth) => {
      const id = element.id || `state${nth + 1}`;
      const inner = around.id !== '' && id.startsWith(`${around.id}.`) ? id.slice(around.id.length + 1) : id;
      paths.set(element, joined(paths.get(around) ?? '', decoded(inner).replaceAll('.', '_')));
      visit(element);
    });
  visit(outermost);
  return paths;
}

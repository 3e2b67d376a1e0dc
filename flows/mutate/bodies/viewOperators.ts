import { endOf, isNode, nameOf, nodesIn, type Node } from '../../lint/syntax.ts';
import { short, type Edit, type Written } from './operators.ts';

/** Attributes that say how something looks or when it is fetched, not what it is: a tree of roles, names and states has none of them. */
const looks = new Set([
  ...'key ref css className style rel target as level'.split(' '),
  ...'kind size sizes width height wide tall tint snug soft faded side small plain panel eager tone icon narrowFirst stays'.split(' '),
  ...'when loading decoding fetchPriority'.split(' '),
]);

/** What stands for something that comes, and what a picture is drawn of. */
const drawings = new Set('Skeleton Block svg path rect circle line polyline polygon g defs text'.split(' '));

const tagOf = (node: Node): string => nameOf(isNode(node.openingElement) ? node.openingElement.name : undefined);

/** True of an attribute, or a whole element, that only looks, and of all that stands in it. */
export const isLook = (node: Node): boolean =>
  (node.type === 'JSXAttribute' && looks.has(nameOf(node.name))) || (node.type === 'JSXElement' && drawings.has(tagOf(node)));

/** What a view may have wrong besides what any function may: an attribute or a handler is missing, two neighbours stand the other way. */
export function viewEditsOf({ text }: Written, node: Node): Edit[] {
  if (node.type !== 'JSXElement') return [];
  const source = (inner: Node): string => text.slice(inner.start, endOf(inner));
  const opening = isNode(node.openingElement) ? node.openingElement : undefined;
  const attributes = nodesIn(opening?.attributes).filter((each) => each.type === 'JSXAttribute' && !isLook(each));
  // Of neighbours that stand there under a condition mostly one alone is there.
  const children = nodesIn(node.children).filter((child) => child.type === 'JSXElement' && !isLook(child));
  return [
    ...attributes.map((attribute): Edit => ({
      kind: 'leaves out a field',
      what: short(source(attribute)),
      start: attribute.start,
      end: endOf(attribute),
      put: '',
    })),
    ...children.flatMap((child, index): Edit[] => {
      const next = children[index + 1];
      if (!next) return [];
      const between = text.slice(endOf(child), next.start);
      return [
        {
          kind: 'another order',
          what: `${short(source(next))} before ${short(source(child))}`,
          start: child.start,
          end: endOf(next),
          put: source(next) + between + source(child),
        },
      ];
    }),
  ];
}

import { endOf, nameOf, type Node } from '../../lint/syntax.ts';
import { short, type Edit, type Written } from './operators.ts';

/** Words after which a condition has ended, where it stands in no brackets of its own. */
const wordsAfter = 'and,or,order by,group by,limit,offset,returning,for,on conflict,union,having,then,when,else,end,set'.split(',');
const conditionEnds = new RegExp(`^(${wordsAfter.join('|')})\\b`, 'i');

/** Where the condition that begins at `from` ends: before the next word of the query, a bracket that is not its own, or the query's end. */
function endOfCondition(text: string, from: number, last: number): number {
  let depth = 0;
  for (let at = from; at < last; at += 1) {
    const letter = text.charAt(at);
    if ('({'.includes(letter)) depth += 1;
    if (')}'.includes(letter)) depth -= 1;
    if (depth < 0) return at;
    const isWord = /\s/.test(text.charAt(at - 1)) && /\w/.test(letter);
    if (depth === 0 && at > from && isWord && conditionEnds.test(text.slice(at, at + 12))) return at;
  }
  return last;
}

/** A query with what is put into it made unreadable: that is code of its own. */
function withoutHoles(query: string): string {
  let [depth, masked] = [0, ''];
  for (let at = 0; at < query.length; at += 1) {
    const isOpening = query.startsWith('${', at) || (depth > 0 && query.charAt(at) === '{');
    if (isOpening) depth += 1;
    const isClosing = depth > 0 && query.charAt(at) === '}';
    masked += depth > 0 ? '$' : query.charAt(at);
    if (isOpening && query.charAt(at) === '$') {
      masked += '$';
      at += 1;
    }
    if (isClosing) depth -= 1;
  }
  return masked;
}

const swapped: Record<string, string> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>', '+': '-', '-': '+', asc: 'desc', desc: 'asc' };
const swaps = /(?<= )(<=|>=|<|>|\+|-|asc|desc)(?= |$|`|,|\))/g;

/**
 * What a query may have wrong: a condition is missing (whose it is, in which state, how many there must be), a limit is off by one, a sum
 * is a difference, an order is reversed.
 */
export function sqlEditsOf({ text }: Written, node: Node): Edit[] {
  if (node.type !== 'TaggedTemplateExpression' || nameOf(node.tag) !== 'sql') return [];
  const [start, end] = [node.start, endOf(node) - 1];
  const query = withoutHoles(text.slice(start, end));
  const isRange = (at: number): boolean => /\bbetween\s+\S+\s+$/i.test(query.slice(0, at));
  const conditions = [...query.matchAll(/\b(where|and)\s+(?!\()/gi)].flatMap((found): Edit[] => {
    if (isRange(found.index)) return [];
    const from = start + found.index + found[0].length;
    const to = start + endOfCondition(query, from - start, query.length);
    const condition = text.slice(from, to);
    const put = `true${/\s$/.test(condition) ? ' ' : ''}`;
    return [{ kind: 'leaves out a condition', what: short(condition.trim()), start: from, end: to, put }];
  });
  const others = [...query.matchAll(swaps)].map(({ index, 0: word }): Edit => {
    const put = swapped[word] ?? word;
    const around = text.slice(start + Math.max(0, index - 24), start + index + 24).replace(/\s+/g, ' ');
    return { kind: 'off by one', what: `${word} becomes ${put} in ${around}`, start: start + index, end: start + index + word.length, put };
  });
  return [...conditions, ...others];
}

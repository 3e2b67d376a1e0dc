import { folded } from '#machines/rules/list/suggestions.ts';
import { styled } from '../../design/stitches.config.ts';

const Mark = styled('mark', { backgroundColor: 'transparent', color: 'inherit', fontWeight: '$bold' });

const wordStart = /(?<![\p{L}\p{N}])[\p{L}\p{N}]|\p{Script=Han}/gu;

/** The parts of `messages` that were typed: the beginnings of its words, in any letter case, with or without accents. */
const typedParts = (words: string, typed: readonly string[]): [from: number, to: number][] => {
  const parts: [number, number][] = [];
  for (const { index } of words.matchAll(wordStart)) {
    if (index < (parts.at(-1)?.[1] ?? 0)) continue;
    const rest = words.slice(index);
    const longest = Math.max(
      0,
      ...typed
        .filter((word) => folded(rest).startsWith(word))
        .map((word) => [...rest].findIndex((_, end) => folded([...rest].slice(0, end + 1).join('')).length >= word.length) + 1),
    );
    if (longest > 0) parts.push([index, index + [...rest].slice(0, longest).join('').length]);
  }
  return parts;
};

/** Words with what was typed marked in them. */
export const HighlightedText = ({ words, typed }: { words: string; typed: string }) => {
  const parts = typedParts(
    words,
    folded(typed)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  return [
    ...parts.flatMap(([from, to], place) => [
      words.slice(parts[place - 1]?.[1] ?? 0, from),
      <Mark key={place}>{words.slice(from, to)}</Mark>,
    ]),
    words.slice(parts.at(-1)?.[1] ?? 0),
  ];
};

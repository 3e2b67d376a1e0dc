import { styled } from '../design/stitches.config.ts';

const Mark = styled('mark', { backgroundColor: 'transparent', color: 'inherit', fontWeight: '$bold' });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words with what was typed marked in them, in any letter case. */
export const Marked = ({ words, typed }: { words: string; typed: string }) => {
  const wanted = typed.trim();
  if (wanted === '') return words;
  return words.split(new RegExp(`(${escaped(wanted)})`, 'iu')).map((part, place) => (place % 2 === 1 ? <Mark key={place}>{part}</Mark> : part));
};

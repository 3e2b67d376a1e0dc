import type { Sense } from './lexicon.ts';

type HanText = { text: string; senses: Sense[] };
/** A piece of a Chinese text without spaces. `meant`: the known word that differs from it in one letter. */
export type ChineseSegment = { text: string; isKnown: boolean; meant: string | null };

/** The longest word that is looked for inside a text. */
const longest = 8;

/** Chinese texts of the catalogue, simplified, and what is written inside them. */
export class ChineseSegmenter {
  readonly #texts = new Map<string, HanText>();
  readonly #byLetter = new Map<string, HanText[]>();
  readonly #byPair = new Map<string, HanText[]>();
  /** Words of two to four letters by what they are with one letter hidden. */
  readonly #masked = new Map<string, string[]>();

  add(text: string, sense: Sense): void {
    const known = this.#texts.get(text) ?? { text, senses: [] };
    this.#texts.set(text, known);
    known.senses.push(sense);
  }

  close(): void {
    const enter = <T>(index: Map<string, T[]>, key: string, value: T) => {
      const list = index.get(key);
      if (list === undefined) index.set(key, [value]);
      else if (list.at(-1) !== value) list.push(value);
    };
    for (const each of this.#texts.values()) {
      for (let at = 0; at < each.text.length; at += 1) {
        enter(this.#byLetter, each.text[at]!, each);
        if (at + 1 < each.text.length) enter(this.#byPair, each.text.slice(at, at + 2), each);
      }
      for (let hidden = 0; each.text.length >= 2 && each.text.length <= 4 && hidden < each.text.length; hidden += 1) {
        enter(this.#masked, `${each.text.slice(0, hidden)}_${each.text.slice(hidden + 1)}`, each.text);
      }
    }
  }

  isWhole(text: string): boolean {
    return this.#texts.has(text);
  }

  /** The texts that have this piece inside. */
  having(piece: string): readonly HanText[] {
    if (piece.length === 1) return this.#byLetter.get(piece) ?? [];
    let fewest: readonly HanText[] | null = null;
    for (let at = 0; at + 1 < piece.length; at += 1) {
      const list = this.#byPair.get(piece.slice(at, at + 2)) ?? [];
      if (fewest === null || list.length < fewest.length) fewest = list;
    }
    return (fewest ?? []).filter(({ text }) => piece.length === 2 || text.includes(piece));
  }

  /** Cuts a text without spaces into the fewest and best known pieces; an unknown letter may be a slip in a known word. */
  cut(text: string, canBeMeant: boolean): ChineseSegment[] {
    type Way = { cost: number; from: number; piece: ChineseSegment | null };
    const ways: Way[] = [{ cost: 0, from: 0, piece: null }];
    for (let end = 1; end <= text.length; end += 1) {
      let best: Way = { cost: Number.POSITIVE_INFINITY, from: 0, piece: null };
      for (let from = Math.max(0, end - longest); from < end; from += 1) {
        const piece = this.#pieceOf(text.slice(from, end), canBeMeant);
        const cost = ways[from]!.cost + piece.cost;
        if (cost < best.cost) best = { cost, from, piece: piece.piece };
      }
      ways.push(best);
    }
    const pieces: ChineseSegment[] = [];
    for (let end = text.length; end > 0; end = ways[end]!.from) pieces.unshift(ways[end]!.piece!);
    return pieces;
  }

  #pieceOf(text: string, canBeMeant: boolean): { cost: number; piece: ChineseSegment } {
    const piece = (isKnown: boolean, meant: string | null = null): ChineseSegment => ({ text, isKnown, meant });
    if (this.isWhole(text)) return { cost: 1, piece: piece(true) };
    if (text.length === 1) return this.#byLetter.has(text) ? { cost: 2.4, piece: piece(true) } : { cost: 4, piece: piece(false) };
    if (this.having(text).length > 0) return { cost: 1.3, piece: piece(true) };
    if (canBeMeant && text.length <= 4) {
      for (let hidden = 0; hidden < text.length; hidden += 1) {
        const [meant] = this.#masked.get(`${text.slice(0, hidden)}_${text.slice(hidden + 1)}`) ?? [];
        if (meant !== undefined) return { cost: text.length === 2 ? 5 : 3.2, piece: piece(true, meant) };
      }
    }
    return { cost: 4 * text.length + 1, piece: piece(false) };
  }
}

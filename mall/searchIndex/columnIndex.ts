/** One product on one region's shelf, as the table `shelves` has it; prices in minor units. */
export type IndexRow = {
  regionId: number;
  prodId: number;
  price: number;
  discount: number;
  soldNum: number;
  rating: number;
  popularity: number;
  inStock: boolean;
  used: boolean;
  freeDelivery: boolean;
  origin: string;
  createdAt: number;
  terms: readonly number[];
};

/** Bits of `flags`. */
export const flagOf = { inStock: 1, used: 2, freeDelivery: 4, gone: 8 } as const;

/** Small numbers for term ids, so that a product's terms fit into two bytes each. Shared by all shelves of a mall. */
export class TermCodes {
  readonly terms: number[] = [];
  readonly #codes = new Map<number, number>();

  /** @throws RangeError past 65,535 different terms */
  codeOf(term: number): number {
    const known = this.#codes.get(term);
    if (known !== undefined) return known;
    if (this.terms.length > 0xffff) throw new RangeError('more than 65,536 different terms stand on the shelves');
    this.#codes.set(term, this.terms.length);
    return this.terms.push(term) - 1;
  }

  /** The code of a term that stands on a shelf; undefined for one that no product has. */
  known(term: number): number | undefined {
    return this.#codes.get(term);
  }
}

type Column =
  | Float64Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

function roomier<T extends Column>(column: T, wanted: number): T {
  if (wanted <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => T)(Math.max(wanted, column.length * 2));
  larger.set(column);
  return larger;
}

const first = 1_024;
const none = new Uint32Array(0);

/** Two capital letters as one number. */
export const packOrigin = (origin: string): number => (origin.charCodeAt(0) << 8) | (origin.charCodeAt(1) & 255);
/** The two capital letters that `packOrigin` made a number of. */
export const originText = (packed: number): string => String.fromCharCode(packed >> 8, packed & 255);

/**
 * A region's shelf in columns: a product stands at a place, `terms` of place p are `codes[starts[p] .. starts[p + 1]]`, and
 * `holdersOf` knows who has a term. Filled in the order of ids by `put`, closed by `seal`; later changes of price or stock are
 * written in place, while a new product, or one whose terms change, takes a new place at the end.
 */
export class ColumnIndex {
  size = 0;
  prodIds = new Float64Array(first);
  price = new Float64Array(first);
  soldNum = new Float64Array(first);
  createdAt = new Float64Array(first);
  rating = new Float32Array(first);
  popularity = new Float32Array(first);
  discount = new Uint8Array(first);
  flags = new Uint8Array(first);
  origin = new Uint16Array(first);
  starts = new Uint32Array(first + 1);
  codes = new Uint16Array(first * 24);
  #used = 0;
  #sealed = 0;
  #from: Uint32Array = none;
  #holders: Uint32Array = none;
  readonly #later = new Map<number, number[]>();
  readonly #moved = new Map<number, number>();
  readonly #terms: TermCodes;

  constructor(terms: TermCodes) {
    this.#terms = terms;
  }

  /** Where a product stands, or -1. */
  placeOf(prodId: number): number {
    const moved = this.#moved.get(prodId);
    if (moved !== undefined) return moved;
    let low = 0;
    let high = this.#sealed;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.prodIds[middle]! < prodId) low = middle + 1;
      else high = middle;
    }
    return low < this.#sealed && this.prodIds[low] === prodId && (this.flags[low]! & flagOf.gone) === 0 ? low : -1;
  }

  /** Puts a product on the shelf or brings it up to date. Before `seal`: in the order of ids. */
  put(row: IndexRow): void {
    const place = this.#from === none ? -1 : this.placeOf(row.prodId);
    if (place >= 0 && this.#hasSameTerms(place, row.terms)) return this.#write(place, row);
    if (place >= 0) this.flags[place]! |= flagOf.gone;
    const fresh = this.#append(row);
    if (this.#from === none) return;
    this.#moved.set(row.prodId, fresh);
    for (let at = this.starts[fresh]!; at < this.starts[fresh + 1]!; at += 1) {
      const list = this.#later.get(this.codes[at]!);
      if (list === undefined) this.#later.set(this.codes[at]!, [fresh]);
      else list.push(fresh);
    }
  }

  /** Takes a product off the shelf. */
  drop(prodId: number): void {
    const place = this.placeOf(prodId);
    if (place < 0) return;
    this.flags[place]! |= flagOf.gone;
    this.#moved.delete(prodId);
  }

  /** Learns who has which term, by counting; after the last row of the filling. */
  seal(): void {
    const from = new Uint32Array(this.#terms.terms.length + 1);
    for (let at = 0; at < this.#used; at += 1) from[this.codes[at]! + 1]! += 1;
    for (let code = 1; code < from.length; code += 1) from[code]! += from[code - 1]!;
    const next = from.slice();
    const holders = new Uint32Array(this.#used);
    for (let place = 0; place < this.size; place += 1) {
      for (let at = this.starts[place]!; at < this.starts[place + 1]!; at += 1) {
        const code = this.codes[at]!;
        holders[next[code]!] = place;
        next[code]! += 1;
      }
    }
    this.#from = from;
    this.#holders = holders;
    this.#sealed = this.size;
  }

  /** Places with this term in the order of ids, then those that came later; some may be gone. */
  holdersOf(code: number): [sealed: Uint32Array, later: readonly number[]] {
    return [
      code + 1 < this.#from.length ? this.#holders.subarray(this.#from[code], this.#from[code + 1]) : none,
      this.#later.get(code) ?? [],
    ];
  }

  /** How many places `holdersOf` answers. */
  holderCount(code: number): number {
    return (code + 1 < this.#from.length ? this.#from[code + 1]! - this.#from[code]! : 0) + (this.#later.get(code)?.length ?? 0);
  }

  #hasSameTerms(place: number, terms: readonly number[]): boolean {
    const own = new Set(this.codes.subarray(this.starts[place], this.starts[place + 1]));
    const other = new Set(terms.map((term) => this.#terms.codeOf(term)));
    return own.size === other.size && [...other].every((code) => own.has(code));
  }

  #append(row: IndexRow): number {
    const place = this.size;
    this.#makeRoom(place + 1, this.#used + row.terms.length);
    this.prodIds[place] = row.prodId;
    const begin = this.#used;
    for (const term of row.terms) {
      const code = this.#terms.codeOf(term);
      let at = begin;
      while (at < this.#used && this.codes[at] !== code) at += 1;
      if (at === this.#used) this.codes[this.#used++] = code;
    }
    this.starts[place + 1] = this.#used;
    this.size += 1;
    this.#write(place, row);
    return place;
  }

  #write(place: number, row: IndexRow): void {
    this.price[place] = row.price;
    this.soldNum[place] = row.soldNum;
    this.createdAt[place] = row.createdAt;
    this.rating[place] = row.rating;
    this.popularity[place] = row.popularity;
    this.discount[place] = row.discount;
    this.origin[place] = packOrigin(row.origin);
    this.flags[place] = (row.inStock ? flagOf.inStock : 0) | (row.used ? flagOf.used : 0) | (row.freeDelivery ? flagOf.freeDelivery : 0);
  }

  #makeRoom(places: number, codes: number): void {
    if (codes > this.codes.length) this.codes = roomier(this.codes, codes);
    if (places <= this.prodIds.length) return;
    this.prodIds = roomier(this.prodIds, places);
    this.price = roomier(this.price, places);
    this.soldNum = roomier(this.soldNum, places);
    this.createdAt = roomier(this.createdAt, places);
    this.rating = roomier(this.rating, places);
    this.popularity = roomier(this.popularity, places);
    this.discount = roomier(this.discount, places);
    this.flags = roomier(this.flags, places);
    this.origin = roomier(this.origin, places);
    this.starts = roomier(this.starts, this.prodIds.length + 1);
  }
}

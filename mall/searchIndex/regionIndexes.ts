import type { MallContext } from '../platform/mallContext.ts';
import { allChanged, changeChannel } from './changeChannel.ts';
import { readRows, rowSql } from './readRows.ts';
import { ColumnIndex, TermCodes, type IndexRow } from './columnIndex.ts';

/** The shelves of all regions in memory. */
export type RegionIndexes = { terms: TermCodes; regions: ReadonlyMap<number, ColumnIndex> };

/** Keeps a mall's shelves in memory in step with the database, whoever writes there. */
class Keeper {
  readonly #context: MallContext;
  #kept: Promise<RegionIndexes> | null = null;
  #changed = new Set<number>();
  #catchingUp: Promise<void> | null = null;
  readonly #listening: Promise<void>;

  constructor(context: MallContext) {
    this.#context = context;
    this.#listening = context.database.listen(changeChannel, (payload) => this.#hear(payload));
  }

  /** The shelves with every change that has been heard of. */
  async read(): Promise<RegionIndexes> {
    for (;;) {
      const reading = (this.#kept ??= this.#readAll());
      const indexes = await reading;
      // Everything changed meanwhile: these shelves are over.
      if (reading !== this.#kept) continue;
      if (this.#changed.size === 0 && this.#catchingUp === null) return indexes;
      await this.#catchUp(reading);
    }
  }

  #hear(payload: string): void {
    if (payload === allChanged || payload === '') {
      this.#kept = null;
      return;
    }
    for (const id of payload.split(',')) this.#changed.add(Number(id));
  }

  async #readAll(): Promise<RegionIndexes> {
    await this.#listening;
    const terms = new TermCodes();
    const regions = new Map<number, ColumnIndex>();
    const take = (row: IndexRow): void => {
      const index = regions.get(row.regionId) ?? new ColumnIndex(terms);
      regions.set(row.regionId, index);
      index.put(row);
    };
    await this.#context.database
      .session((client) => readRows(client, take))
      .catch((failed: unknown) => {
        this.#kept = null;
        throw failed;
      });
    for (const index of regions.values()) index.seal();
    return { terms, regions };
  }

  #catchUp(reading: Promise<RegionIndexes>): Promise<void> {
    this.#catchingUp ??= this.#readChanged(reading).finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** Ids stay until their rows stand in the shelves that are shown: a failed query, or shelves that are over, lose none. */
  async #readChanged(reading: Promise<RegionIndexes>): Promise<void> {
    const indexes = await reading;
    const heard = this.#changed;
    this.#changed = new Set();
    const ids = [...heard];
    try {
      const text = `select ${rowSql} from shelves where prod_id = any($1::bigint[])`;
      const { rows } = await this.#context.database.pool.query<IndexRow>({ text, values: [ids] });
      if (reading === this.#kept) this.#apply(indexes, ids, rows);
      else for (const id of ids) this.#changed.add(id);
    } catch (failed) {
      for (const id of ids) this.#changed.add(id);
      throw failed;
    }
  }

  #apply(indexes: RegionIndexes, ids: readonly number[], rows: readonly IndexRow[]): void {
    for (const [regionId, index] of indexes.regions) {
      const standing = new Map(rows.filter((row) => row.regionId === regionId).map((row) => [row.prodId, row]));
      for (const id of ids) {
        const row = standing.get(id);
        if (row === undefined) index.drop(id);
        else index.put(row);
      }
    }
    if (rows.some((row) => !indexes.regions.has(row.regionId))) this.#kept = null;
  }
}

const keepers = new WeakMap<MallContext, Keeper>();

/** Begins to listen for changes; the shelves themselves are read when somebody asks first. */
export function keepRegionIndexes(context: MallContext): Keeper {
  const known = keepers.get(context) ?? new Keeper(context);
  keepers.set(context, known);
  return known;
}

/** The shelves as the database has them, but for changes that were committed in the last few milliseconds. */
export const regionIndexesOf = (context: MallContext): Promise<RegionIndexes> => keepRegionIndexes(context).read();

/** A region's shelf; empty where nothing is sold. */
export async function regionIndexOf(context: MallContext, regionId: number): Promise<{ index: ColumnIndex; terms: TermCodes }> {
  const { regions, terms } = await regionIndexesOf(context);
  return { index: regions.get(regionId) ?? new ColumnIndex(terms), terms };
}

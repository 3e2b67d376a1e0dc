import type { House } from '../house.ts';
import { allChanged, shelfChannel } from './channel.ts';
import { readShelves, shelfRowSql } from './read.ts';
import { Shelf, TermCodes, type ShelfRow } from './shelf.ts';

/** The shelves of all regions in memory. */
export type Shelves = { terms: TermCodes; regions: ReadonlyMap<number, Shelf> };

/** Keeps a mall's shelves in memory in step with the database, whoever writes there. */
class Keeper {
  readonly #house: House;
  #kept: Promise<Shelves> | null = null;
  #changed = new Set<number>();
  #catchingUp: Promise<void> | null = null;

  constructor(house: House) {
    this.#house = house;
    house.database.listen(shelfChannel, (payload) => this.#hear(payload));
  }

  /** The shelves with every change that has been heard of. */
  async read(): Promise<Shelves> {
    this.#kept ??= this.#readAll();
    const shelves = await this.#kept;
    while (this.#changed.size > 0 || this.#catchingUp !== null) await this.#catchUp(shelves);
    return shelves;
  }

  #hear(payload: string): void {
    if (payload === allChanged || payload === '') {
      this.#kept = null;
      return;
    }
    for (const id of payload.split(',')) this.#changed.add(Number(id));
  }

  async #readAll(): Promise<Shelves> {
    const terms = new TermCodes();
    const regions = new Map<number, Shelf>();
    const take = (row: ShelfRow): void => {
      const shelf = regions.get(row.regionId) ?? new Shelf(terms);
      regions.set(row.regionId, shelf);
      shelf.put(row);
    };
    const client = await this.#house.database.pool.connect();
    try {
      await readShelves(client, take);
    } catch (failed) {
      this.#kept = null;
      throw failed;
    } finally {
      client.release();
    }
    for (const shelf of regions.values()) shelf.seal();
    return { terms, regions };
  }

  #catchUp(shelves: Shelves): Promise<void> {
    this.#catchingUp ??= this.#readChanged(shelves).finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  async #readChanged(shelves: Shelves): Promise<void> {
    const ids = [...this.#changed];
    this.#changed = new Set();
    const { rows } = await this.#house.database.pool.query<ShelfRow>({ name: 'shelf rows', text: `select ${shelfRowSql} from shelves where prod_id = any($1::bigint[])`, values: [ids] });
    for (const [regionId, shelf] of shelves.regions) {
      const standing = new Map(rows.filter((row) => row.regionId === regionId).map((row) => [row.prodId, row]));
      for (const id of ids) {
        const row = standing.get(id);
        if (row === undefined) shelf.drop(id);
        else shelf.put(row);
      }
    }
    if (rows.some((row) => !shelves.regions.has(row.regionId))) this.#kept = null;
  }
}

const keepers = new WeakMap<House, Keeper>();

/** Begins to listen for changes; the shelves themselves are read when somebody asks first. */
export function keepShelves(house: House): Keeper {
  const known = keepers.get(house) ?? new Keeper(house);
  keepers.set(house, known);
  return known;
}

/** The shelves as the database has them, but for changes that were committed in the last few milliseconds. */
export const shelvesOf = (house: House): Promise<Shelves> => keepShelves(house).read();

/** A region's shelf; empty where nothing is sold. */
export async function shelfOf(house: House, regionId: number): Promise<{ shelf: Shelf; terms: TermCodes }> {
  const { regions, terms } = await shelvesOf(house);
  return { shelf: regions.get(regionId) ?? new Shelf(terms), terms };
}

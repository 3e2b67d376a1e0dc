import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { IndexRow } from './columnIndex.ts';

const columns =
  'region_id, prod_id, price, discount, sold_num, rating, popularity, in_stock, used, free_delivery, origin, created_at, terms';

/** The same columns as a query, for a few products at a time. */
export const rowSql = `region_id as "regionId", prod_id as "prodId", price, discount, sold_num as "soldNum", rating, popularity, in_stock as "inStock", used,
  free_delivery as "freeDelivery", origin, created_at as "createdAt", terms`;

/** COPY's binary form begins with a signature, flags and the length of an extension. */
const headerBytes = 19;

/** One row of COPY's binary form at `at`; null where the buffer ends before it does; 'end' at the trailer. */
function rowAt(bytes: Buffer, at: number): { row: IndexRow; next: number } | 'end' | null {
  if (at + 2 > bytes.length) return null;
  if (bytes.readInt16BE(at) === -1) return 'end';
  const fields: number[] = [];
  let next = at + 2;
  for (let field = 0; field < 13; field += 1) {
    if (next + 4 > bytes.length) return null;
    fields.push(next + 4);
    next += 4 + bytes.readInt32BE(next);
  }
  if (next > bytes.length) return null;
  const big = (field: number) => bytes.readInt32BE(fields[field]!) * 4_294_967_296 + bytes.readUInt32BE(fields[field]! + 4);
  const list = fields[12]!;
  const length = bytes.readInt32BE(list) === 0 ? 0 : bytes.readInt32BE(list + 12);
  const terms: number[] = [];
  for (let index = 0; index < length; index += 1) terms.push(bytes.readInt32BE(list + 24 + index * 8));
  return {
    next,
    row: {
      regionId: big(0),
      prodId: big(1),
      price: big(2),
      discount: bytes.readInt16BE(fields[3]!),
      soldNum: bytes.readInt32BE(fields[4]!),
      rating: bytes.readFloatBE(fields[5]!),
      popularity: bytes.readFloatBE(fields[6]!),
      inStock: bytes[fields[7]!] === 1,
      used: bytes[fields[8]!] === 1,
      freeDelivery: bytes[fields[9]!] === 1,
      origin: bytes.toString('latin1', fields[10]!, fields[10]! + 2),
      createdAt: big(11),
      terms,
    },
  };
}

/** Every row of `shelves`, region by region and in the order of ids, read by COPY: a million in seconds. */
export async function readRows(client: ClientBase, take: (row: IndexRow) => void): Promise<void> {
  const stream = client.query(copyTo(`copy (select ${columns} from shelves order by region_id, prod_id) to stdout (format binary)`));
  let rest: Buffer = Buffer.alloc(0);
  let isBegun = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    if (!isBegun) {
      if (bytes.length < headerBytes) {
        rest = bytes;
        continue;
      }
      isBegun = true;
      at = headerBytes;
    }
    for (let found = rowAt(bytes, at); found !== null && found !== 'end'; found = rowAt(bytes, at)) {
      take(found.row);
      at = found.next;
    }
    rest = bytes.subarray(at);
  }
}

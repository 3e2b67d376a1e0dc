import { readAddresses, type Address } from '../address/address.ts';
import type { Db } from '../platform/postgres/database.ts';

/**
 * The shopper's address `addrId`; with 0 his default one, or the next one in the region when that lies elsewhere. Null when there is none.
 */
export async function findAddress(db: Db, userId: string, addrId: number, regionId: number): Promise<Address | null> {
  const addresses = await readAddresses(db, userId);
  if (addrId !== 0) return addresses.find((address) => address.addrId === addrId) ?? null;
  return addresses.find((address) => address.countryId === regionId) ?? addresses[0] ?? null;
}

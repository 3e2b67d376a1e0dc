import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';

/** One delivery address of one shopper. `cityId` is the district, `areaId` the town (contract 3). */
export type Address = {
  addrId: number;
  userId: string;
  receiver: string;
  countryId: number;
  provinceId: number;
  cityId: number;
  areaId: number;
  addr: string;
  postCode: string | null;
  mobile: string;
  mobileCode: string;
  altMobile: string | null;
  altMobileCode: string | null;
  isDefault: boolean;
  createdAt: number;
  updatedAt: number;
};
/** What a shopper writes of it. */
export type AddressFields = Omit<Address, 'addrId' | 'userId' | 'createdAt' | 'updatedAt'>;

const MOST = 20;

const columns = sql`addr_id as "addrId", user_id as "userId", receiver, country_id as "countryId", province_id as "provinceId",
  city_id as "cityId", area_id as "areaId", addr, post_code as "postCode", mobile,
  mobile_code as "mobileCode", alt_mobile as "altMobile", alt_mobile_code as "altMobileCode", is_default as "isDefault",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** Default first, then newest (D1). */
export async function readAddresses(db: Db, userId: string): Promise<Address[]> {
  return (
    await db.execute<Address>(
      sql`select ${columns} from address where user_id = ${userId} order by is_default desc, created_at desc, addr_id desc`,
    )
  ).rows;
}

/** @throws Refusal NOT_FOUND, also for somebody else's */
export async function readAddress(db: Db, userId: string, addrId: number): Promise<Address> {
  const { rows } = await db.execute<Address>(sql`select ${columns} from address where user_id = ${userId} and addr_id = ${addrId}`);
  const [address] = rows;
  if (!address) throw refuse('NOT_FOUND');
  return address;
}

/** One shopper's addresses change one call at a time: the limit and the one default hold. */
async function lockBook(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from shopper where user_id = ${userId} for update`);
}

/** Rings on the shopper's stream that an address came, changed or went (C11). */
const tellAddress = (context: MallContext, db: Db, userId: string, addrId: number): Promise<void> =>
  context.events.tell(db, userId, { type: 'address', ref: String(addrId), at: context.clock.now() });

async function makeOnlyDefault(db: Db, userId: string, addrId: number): Promise<void> {
  await db.execute(sql`update address set is_default = false where user_id = ${userId} and is_default and addr_id <> ${addrId}`);
  await db.execute(sql`update address set is_default = true where user_id = ${userId} and addr_id = ${addrId}`);
}

/** D3: the first one becomes the default. @throws Refusal ADDRESS_LIMIT */
export async function addAddress(context: MallContext, db: Db, userId: string, param: AddressFields): Promise<Address> {
  await lockBook(db, userId);
  const known = await readAddresses(db, userId);
  if (known.length >= MOST) throw refuse('ADDRESS_LIMIT', { data: { limit: MOST } });
  const now = context.clock.now();
  const addrId = context.nextId();
  await db.execute(sql`insert into address (addr_id, user_id, receiver, country_id, province_id, city_id, area_id, addr, post_code, mobile,
    mobile_code, alt_mobile, alt_mobile_code, is_default, created_at, updated_at)
    values (${addrId}, ${userId}, ${param.receiver}, ${param.countryId}, ${param.provinceId}, ${param.cityId}, ${param.areaId},
    ${param.addr}, ${param.postCode}, ${param.mobile}, ${param.mobileCode}, ${param.altMobile}, ${param.altMobileCode}, false,
    ${now}, ${now})`);
  if (param.isDefault || known.length === 0) await makeOnlyDefault(db, userId, addrId);
  await tellAddress(context, db, userId, addrId);
  return readAddress(db, userId, addrId);
}

/** D4: the default stays the default until another one takes its place. @throws Refusal NOT_FOUND */
export async function changeAddress(context: MallContext, db: Db, userId: string, addrId: number, param: AddressFields): Promise<Address> {
  await lockBook(db, userId);
  await readAddress(db, userId, addrId);
  await db.execute(sql`update address set receiver = ${param.receiver}, country_id = ${param.countryId}, province_id = ${param.provinceId},
    city_id = ${param.cityId}, area_id = ${param.areaId}, addr = ${param.addr}, post_code = ${param.postCode},
    mobile = ${param.mobile}, mobile_code = ${param.mobileCode}, alt_mobile = ${param.altMobile}, alt_mobile_code = ${param.altMobileCode},
    updated_at = ${context.clock.now()} where user_id = ${userId} and addr_id = ${addrId}`);
  if (param.isDefault) await makeOnlyDefault(db, userId, addrId);
  await tellAddress(context, db, userId, addrId);
  return readAddress(db, userId, addrId);
}

/** D5: the newest other one becomes the default. @throws Refusal NOT_FOUND */
export async function removeAddress(context: MallContext, db: Db, userId: string, addrId: number): Promise<void> {
  await lockBook(db, userId);
  const { isDefault } = await readAddress(db, userId, addrId);
  await db.execute(sql`delete from address where user_id = ${userId} and addr_id = ${addrId}`);
  const [newest] = isDefault ? await readAddresses(db, userId) : [];
  if (newest) await makeOnlyDefault(db, userId, newest.addrId);
  await tellAddress(context, db, userId, addrId);
}

/** D6. @throws Refusal NOT_FOUND, ADDRESS_ALREADY_DEFAULT */
export async function makeDefault(context: MallContext, db: Db, userId: string, addrId: number): Promise<Address> {
  await lockBook(db, userId);
  if ((await readAddress(db, userId, addrId)).isDefault) throw refuse('ADDRESS_ALREADY_DEFAULT');
  await makeOnlyDefault(db, userId, addrId);
  await tellAddress(context, db, userId, addrId);
  return readAddress(db, userId, addrId);
}

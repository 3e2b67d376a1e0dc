import { sql, type SQL } from 'drizzle-orm';

/** Ids as one parameter, for `= any(...)`: a statement of hundreds of parameters takes longer to write and to plan than to run. */
export const idArray = (ids: Iterable<number>): SQL => sql`${sql.param([...new Set(ids)])}::bigint[]`;

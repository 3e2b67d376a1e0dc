import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/database.ts';
import type { MallContext } from '../mallContext.ts';

/** One step, taken or refused, of one state machine. */
export type JournalEntry = {
  /** `order`, `payment`, `session`, ... */
  machine: string;
  /** The thing's number: order number, pay number, user id ... */
  ref: string;
  event: string;
  from: string;
  to: string;
  /** A user id, or `timer`, `seller`, `courier`, `psp`, `ops`. */
  who: string;
  /** The traceId of the call that caused it, or the timer's kind. */
  cause: string;
  /** The refusal's code when the step was refused. */
  refused?: string;
};

/** Appends to the journal (contract X12). It is never changed: a trigger of the database refuses updates and deletes. */
export async function writeJournal(context: MallContext, db: Db, entry: JournalEntry): Promise<void> {
  await db.execute(sql`insert into journal (id, at, machine, ref, event, from_state, to_state, who, cause, refused)
    values (${context.nextId()}, ${context.clock.now()}, ${entry.machine}, ${entry.ref}, ${entry.event}, ${entry.from}, ${entry.to},
    ${entry.who}, ${entry.cause}, ${entry.refused ?? null})`);
}

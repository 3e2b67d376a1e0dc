import { writeNotification, type NewNotification } from '../notification/notification.ts';
import type { Said } from '../notification/notification.tables.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { namesOf } from './offer.ts';

type Told = { userId: string };
/** `valuesOf`: what the sentence says beside the product's name. */
type VariantNotice<Person extends Told> = Pick<NewNotification, 'type' | 'notice' | 'route' | 'at'> & {
  skuId: number;
  valuesOf?: (person: Person) => Said;
};

/** Writes these shoppers a notice of a variant with its picture and its product's name, in the order of their ids. */
export async function tellOfVariant<Person extends Told>(
  context: MallContext,
  db: Db,
  people: readonly Person[],
  { skuId, valuesOf, ...notice }: VariantNotice<Person>,
): Promise<void> {
  const names = (await namesOf(context, db, [skuId])).get(skuId);
  for (const person of [...people].sort((one, other) => (one.userId < other.userId ? -1 : 1))) {
    const values = { name: names?.prodNames ?? '', ...valuesOf?.(person) };
    await writeNotification(context, db, { ...notice, userId: person.userId, values, pic: names?.pic });
  }
}

import { sql } from 'drizzle-orm';
import { productTypes } from '../seed/productTypes.ts';
import { tags } from '../seed/tags.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Wanted } from './imageRenderer.ts';

/** The colours in which the catalogue shows each drawing, besides its own. */
const colours = new Map<string, Set<string>>();
const add = (object: string, names: readonly string[]): void => {
  colours.set(object, new Set([...(colours.get(object) ?? []), ...names]));
};
for (const { object, colours: names } of productTypes) add(object, names);
for (const { icon } of tags) {
  const [, , , object = '', colour = 'own'] = icon.split('/');
  add(object, [colour]);
}

const isShown = ({ object, colour }: { object: string; colour: string }): boolean =>
  colour === 'own' || (colours.get(object)?.has(colour) ?? false);

/** How soon the groups may be read again for one that is not among them. */
const REREAD_MS = 5_000;
const groups = new WeakMap<MallContext, { readAt: number; known: Promise<Set<string>> }>();

/** The groups that banners, campaigns and shops show; read again where one is new. */
async function isGroup(context: MallContext, parts: string): Promise<boolean> {
  const read = async (): Promise<Set<string>> => {
    const { rows } = await context.db.execute<{ pic: string }>(
      sql`select pic from banners union select pic from campaigns union select banner from shops`,
    );
    return new Set(rows.map(({ pic }) => pic.split('/')[3] ?? ''));
  };
  const group = groups.get(context);
  if (group && (await group.known).has(parts)) return true;
  if (group && Date.now() - group.readAt < REREAD_MS) return false;
  const known = read();
  groups.set(context, { readAt: Date.now(), known });
  known.catch(() => groups.delete(context));
  return (await known).has(parts);
}

/** Whether the catalogue shows this thing in this colour, or this group: nothing else is drawn for anybody. */
export async function isKnownImage(context: MallContext, wanted: Wanted): Promise<boolean> {
  if (wanted.sort === 'p' || wanted.sort === 'i') return isShown(wanted);
  return wanted.sort !== 'b' || isGroup(context, wanted.parts.map(({ object, colour }) => `${object}.${colour}`).join('~'));
}

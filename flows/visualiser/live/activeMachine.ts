import { widgetNames } from '#machines/model/widget.ts';
import { places, type PlaceName } from '#machines/model/place.ts';
import { alike } from '../../canonical.ts';
import { actorId, standingOf, type Entry, type Log, type Stood } from './log.ts';

const pages: ReadonlySet<string> = new Set(Object.values(places).map(({ page }) => page));
/** Who keeps hearts and looks behind every page: told of each, asked by none. */
const keepers: ReadonlySet<string> = new Set(['favouritesSync', 'footprintRecorder']);
/** Parts of a page that come by themselves once it stands. */
const parts: ReadonlySet<string> = new Set([...widgetNames, 'imageZoom']);

type Place = { name: PlaceName };

const placeOf = ({ context }: Stood): Place | undefined => (context as { place?: Place } | undefined)?.place;

/** The page that the shop shows; null while it opens one. */
const pageOf = (stood: Stood): string | null => {
  const { page } = stood.value as { page?: { open?: unknown } };
  if (typeof page !== 'object' || page.open !== 'shown') return null;
  return places[placeOf(stood)?.name ?? 'home'].page;
};

/**
 * Whom to look at after what came since `nth`: the actor that somebody outside told something, the page that was opened or
 * whose time was up, the dialog that began. Pages that are begun ahead wait unseen and do not count, nor do the timers of what
 * stands around a page, nor the parts of a page that come by themselves, nor those who keep hearts and looks. Null where
 * nobody acted.
 */
export function activeMachineSince(log: Log, nth: number, nounOf: (actor: string) => string | null): string | null {
  const standing = standingOf(log);
  /** The page that began at the shop's place: another one of its kind may be begun ahead since, or have been there and ended. */
  const pageAt = (noun: string, place: Place | undefined): string | null => {
    const ofKind = [...log.actors.keys()].filter((id) => nounOf(id) === noun).reverse();
    const wasThere = (id: string): boolean =>
      log.entries.some((entry) => entry.kind === 'stood' && entry.actor === id && alike(placeOf(entry.stood), place));
    const there = ofKind.filter(wasThere);
    return there.find((id) => standing.get(id)?.status === 'active') ?? there[0] ?? ofKind[0] ?? null;
  };
  const first = log.entries.findIndex((entry) => entry.nth > nth);
  if (first < 0) return null;
  const isOfShop = (entry: Entry): boolean => entry.kind === 'stood' && log.actors.get(entry.actor)?.machine === 'shop';
  const shownBy = (entry: Entry | undefined): { page: string | null; place: Place | undefined; document: number } => ({
    page: entry?.kind === 'stood' ? pageOf(entry.stood) : null,
    place: entry?.kind === 'stood' ? placeOf(entry.stood) : undefined,
    document: entry?.page ?? 0,
  });
  let shown = shownBy(log.entries.slice(0, first).findLast(isOfShop));
  let acting: string | null = null;
  for (const entry of log.entries.slice(first)) {
    if (isOfShop(entry)) {
      const now = shownBy(entry);
      if (now.page !== null && (now.page !== shown.page || now.document !== shown.document)) acting = pageAt(now.page, now.place) ?? acting;
      shown = now;
    } else if (entry.kind === 'step') {
      const { kind, root, to } = entry.step;
      const actor = actorId(entry.page, root, to);
      const noun = log.actors.has(actor) ? nounOf(actor) : null;
      if (noun === null || noun === 'shop' || keepers.has(noun)) continue;
      const isBeside = log.actors.get(actorId(entry.page, root, ''))?.machine === 'shop';
      if (kind === 'sent' || (kind === 'rang' && !isBeside) || (kind === 'begun' && to === '' && !pages.has(noun) && !parts.has(noun)))
        acting = actor;
    }
  }
  return acting;
}

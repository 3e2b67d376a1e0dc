import { createActor, type AnyStateMachine, type Snapshot } from 'xstate';
import { shopMachine } from '#machines/shop.machine.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Place } from '#machines/model/place.ts';
import type { Region } from '#machines/model/region.ts';
import { visitor as guestHere, sriLanka } from '#tests/fixtures/visitor.ts';
import { CommandError } from '../command.ts';
import type { Fixture } from '../fixtureTypes.ts';
import type { Page, Pages } from './pages.ts';
import { drawnFor } from './pictures.ts';
import type { Screen } from './screens.ts';
import type { UnknownRecord } from '../unknownRecord.ts';

/** A page and the snapshot that it shows. `page` is the name of its file. */
export type Standing = { page: string; snapshot: Snapshot<unknown> };

/** Everything that stands in the harness for one screen: the shop around, the page in it, the dialog before it. It is plain JSON. */
export type Scene = {
  at: number;
  place: Place;
  visitor: VisitorContext;
  region: Region;
  shop: Snapshot<unknown>;
  page: Standing | null;
  dialog: Standing | null;
};

/** What asks for a part: the noun of its machine, what it calls the part, and the page that follows it. */
type Host = { noun: string; src: string; page: Page | null };
type Child = { snapshot: Snapshot<unknown>; src: string };
type Whole = {
  status: 'active';
  output: undefined;
  error: undefined;
  value: unknown;
  context: UnknownRecord;
  children: Record<string, Child>;
};

const wholeOf = (snapshot: Snapshot<unknown>): Whole => snapshot as unknown as Whole;
const withChild = (snapshot: Snapshot<unknown>, src: string, child: Snapshot<unknown>): Snapshot<unknown> => {
  const whole = wholeOf(snapshot);
  const children = Object.fromEntries(
    Object.entries(whole.children).map(([id, each]) => [id, each.src === src ? { ...each, snapshot: child } : each]),
  );
  const changed: Whole = { ...whole, children };
  return changed;
};

const nickName = { userId: 'u-1', name: 'Nimal', pic: '' };

/** Nothing on the screen follows this machine. */
export const neverShown = (noun: string): CommandError => new CommandError(`No page and no part shows the machine '${noun}'.`, 1);

/** Puts screens in a harness: each in the real frame, parts in the page or frame that asks for them. */
export class Scenery {
  readonly #all: ReadonlyMap<string, Fixture>;
  readonly #screens: (noun: string) => readonly Screen[];
  readonly #pages: Pages;

  constructor(all: ReadonlyMap<string, Fixture>, screens: (noun: string) => readonly Screen[], pages: Pages) {
    this.#all = all;
    this.#screens = screens;
    this.#pages = pages;
  }

  /** The first screen of a machine that shows it at rest and fits. */
  #atRest(noun: string, fits: (snapshot: Whole) => boolean = () => true): Screen {
    const rested = this.#screens(noun).filter(({ snapshot }) => fits(wholeOf(snapshot)));
    const found = rested.find(({ kind }) => kind === 'normal') ?? rested.find(({ kind }) => kind === 'empty') ?? rested[0];
    if (!found) throw new CommandError(`The gallery finds no situation of '${noun}' that can stand around other screens.`);
    return found;
  }

  /** The shop at a place, its page open and everything around it at rest. */
  #shopAt(place: Place, isLoggedIn: boolean, hasDialog: boolean): Snapshot<unknown> {
    const started = createActor(shopMachine, {
      input: { place, visitor: { ...guestHere, isLoggedIn }, shopper: isLoggedIn ? nickName : null },
    });
    const begun = JSON.parse(JSON.stringify(started.getPersistedSnapshot())) as Whole;
    const opened: Whole = { ...begun, value: { page: { open: 'shown' }, login: hasDialog ? 'open' : 'closed' } };
    return this.#withParts(opened, isLoggedIn);
  }

  /** Session and cart know what they know after a moment; everything else around rests as it begins. */
  #withParts(shop: Snapshot<unknown>, isLoggedIn: boolean): Snapshot<unknown> {
    const parts: [string, Screen][] = [
      [
        'session',
        this.#atRest('session', ({ context }) => (context.shopper !== null) === isLoggedIn && (!isLoggedIn || context.unread !== 0)),
      ],
      ['cart', this.#atRest('cart', ({ context }) => context.isLoggedIn === isLoggedIn)],
    ];
    return parts.reduce((whole, [src, { snapshot }]) => withChild(whole, src, snapshot), shop);
  }

  #standing({ name }: Page, snapshot: Snapshot<unknown>): Standing {
    return { page: name, snapshot };
  }

  /** A page at rest, to stand behind what is looked at. */
  #behind(): { standing: Standing; place: Place } {
    return { standing: { page: 'home', snapshot: this.#atRest('home').snapshot }, place: { name: 'home' } };
  }

  #scene(
    at: number,
    place: Place,
    isLoggedIn: boolean,
    parts: { page: Standing | null; dialog?: Standing; shop?: (around: Snapshot<unknown>) => Snapshot<unknown> },
  ): Scene {
    const around = this.#shopAt(place, isLoggedIn, parts.dialog !== undefined);
    const { shop = (same: Snapshot<unknown>) => same, page, dialog = null } = parts;
    return { at, place, visitor: { ...guestHere, isLoggedIn, at }, region: sriLanka, shop: shop(around), page, dialog };
  }

  #onPage(page: Page, screen: Screen): Scene {
    const { context } = wholeOf(screen.snapshot);
    const standing = this.#standing(page, screen.snapshot);
    if (!page.place) {
      const { standing: behind, place } = this.#behind();
      return this.#scene(screen.at, place, false, { page: behind, dialog: standing });
    }
    const place = (context.place as Place | undefined) ?? ({ name: page.place } as Place);
    const known = (context.visitor as VisitorContext | undefined)?.isLoggedIn ?? (context.isLoggedIn as boolean | undefined);
    const gated = wholeOf(createActor(shopMachine, { input: { place, visitor: guestHere, shopper: null } }).getPersistedSnapshot()).value;
    const isLoggedIn = known ?? JSON.stringify(gated).includes('gated');
    const follows = screen.noun === 'cart' ? 'cart' : null;
    return this.#scene(screen.at, place, isLoggedIn, {
      page: standing,
      ...(follows ? { shop: (around) => withChild(around, follows, screen.snapshot) } : {}),
    });
  }

  #asShop(screen: Screen): Scene {
    const { context, value } = wholeOf(screen.snapshot);
    const isLoggedIn = context.shopper !== null;
    const { page, login } = value as { page: unknown; login: string };
    const shop = this.#withParts(screen.snapshot, isLoggedIn);
    const isShown = JSON.stringify(page).includes('shown');
    const dialog = this.#pages.following(this.#machine('login'));
    return {
      at: screen.at,
      place: context.place as Place,
      visitor: { ...guestHere, isLoggedIn, at: screen.at },
      region: sriLanka,
      shop,
      page: isShown || JSON.stringify(page).includes('opening') ? this.#behind().standing : null,
      dialog: login === 'open' && dialog ? this.#standing(dialog, this.#atRest('login').snapshot) : null,
    };
  }

  #machine(noun: string): AnyStateMachine {
    const fixture = this.#all.get(noun);
    if (!fixture) throw new CommandError(`The gallery needs samples of '${noun}'.`);
    return fixture.machine;
  }

  /** Who asks for a machine as a part of his: the shop, else the first page; null where nobody on the screen does. */
  #hostOf(machine: AnyStateMachine): Host | null {
    for (const [noun, { machine: host }] of this.#all) {
      const src = Object.entries(host.implementations.actors).find(([, logic]) => logic === machine)?.[0];
      if (src === undefined) continue;
      const page = this.#pages.following(host);
      if (noun === 'shop' || page) return { noun, src, page };
    }
    return null;
  }

  /** A part in what asks for it. */
  #asPart(screen: Screen): Scene {
    const host = this.#hostOf(this.#machine(screen.noun));
    if (!host) throw neverShown(screen.noun);
    const { noun, src, page } = host;
    if (noun === 'shop' || !page) {
      const { standing, place } = this.#behind();
      const shopper = wholeOf(screen.snapshot).context.shopper;
      return this.#scene(screen.at, place, shopper !== undefined && shopper !== null, {
        page: standing,
        shop: (around) => withChild(around, src, screen.snapshot),
      });
    }
    const around = this.#atRest(noun, ({ children }) => Object.values(children).some((child) => child.src === src));
    return this.#onPage(page, { ...around, at: screen.at, snapshot: withChild(around.snapshot, src, screen.snapshot) });
  }

  /** Whether a page, a part of one or the shop around shows this machine. */
  isShown(noun: string): boolean {
    const machine = this.#machine(noun);
    return noun === 'shop' || this.#pages.following(machine) !== null || this.#hostOf(machine) !== null;
  }

  #draft(screen: Screen): Scene {
    if (screen.noun === 'shop') return this.#asShop(screen);
    const page = this.#pages.following(this.#machine(screen.noun));
    return page ? this.#onPage(page, screen) : this.#asPart(screen);
  }

  /** The scene of a screen. @throws CommandError where nothing shows its machine */
  sceneOf(screen: Screen): Scene {
    return JSON.parse(JSON.stringify(this.#draft(screen)), (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/pictures/') ? drawnFor(value) : value,
    ) as Scene;
  }
}

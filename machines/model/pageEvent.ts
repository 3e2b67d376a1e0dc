import type { WantedLine } from './cart.ts';
import type { Favourite } from './favourite.ts';
import type { Place } from './place.ts';
import type { SignInProvider } from './signIn.ts';
import type { WidgetName } from './widget.ts';

/** What a guest wanted before he had to log in; carried out once, after the login's reload. */
export type PostLoginIntent =
  | { kind: 'beside'; beside: WidgetName; id: number }
  | { kind: 'addLine'; line: WantedLine; key: string }
  | { kind: 'openPlace'; place: Place }
  | { kind: 'favourite'; favourite: Favourite };

/** A sentence for the toasts: an id of `lang/`, or the mall's own words where spec 8 shows them. */
export type Toast = { kind: 'good' | 'warn' | 'alarm'; id: string; values?: Record<string, string | number>; desc?: string };

/** What survives the login's reload. */
export type ReloadHandover = { intent: PostLoginIntent | null; notice: Toast };

/** What a page or dialog tells the shop. */
export type PageEvent =
  | { type: 'line.added'; line: WantedLine; key?: string }
  | { type: 'favourites.wanted'; favourites: Favourite[]; isWanted: boolean }
  | { type: 'place.wanted'; place: Place; replace?: boolean }
  | { type: 'place.settled'; place: Place }
  | {
      type: 'login.wanted';
      intent: PostLoginIntent | null;
      /** The shopper was logged in a moment ago, and did not log out. */ isLost?: boolean;
    }
  | { type: 'login.succeeded'; notice: Toast }
  | { type: 'signIn.wanted'; provider: SignInProvider }
  | { type: 'login.closed' }
  | { type: 'notice.given'; notice: Toast }
  | { type: 'cart.touched' }
  | { type: 'notices.touched' }
  | { type: 'logout.wanted'; /** Said once that is done. */ notice: Toast };

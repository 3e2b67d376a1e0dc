import { statePath } from '#machines/rules/statePath.ts';
import { explore } from '../explorer.ts';
import type { ExplorerState } from '../explorerState.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import type { Place } from '#machines/model/place.ts';

/**
 * How a machine is met in the started shop, where it does not stand alone: what is opened first, what only another part says
 * (its own walks show that), and how what comes from elsewhere is brought about.
 */
export type Meeting = {
  /** Pressed on an open page, by the id of the control's words; without it the page's own address is opened. */
  opener?: string;
  /** The address, where the machine's input names no place. */
  address?: string;
  /** Events that no hand brings about here. */
  without?: readonly string[];
  /** Events that end the part or leave the page: nothing of it can follow. */
  leaving?: readonly string[];
  /** Events that are possible here only while a guard says no, because the part that hears of them would go its own way. */
  refusedOnly?: Record<string, string>;
  /** Where a person can bring about what another part says; elsewhere it is left to the tests. */
  onlyWhile?: Record<string, (snapshot: ExplorerState) => boolean>;
  /** How events from elsewhere are brought about: by the id of the words on the control that is pressed, or by what the browser does. */
  by?: Record<string, { press: string } | 'network returns' | 'page opens' | 'page is left'>;
  /** Why its walks cannot be gone in the started shop at all. */
  notHere?: string;
  /** Controls that the page has only where it is narrower than here, by the ids of their words. */
  narrow?: readonly string[];
  /** False while the page is not there to be looked at. */
  isShown?: (context: Record<string, unknown>) => boolean;
};

const hasAddressToSendTo = ({ context }: ExplorerState): boolean => (context as { typed: { loginId: string } }).typed.loginId.includes('@');
const isAddressShown = ({ value, context }: ExplorerState): boolean =>
  (context as { preview: object | null }).preview !== null && ['pricing', 'choosing'].some((state) => statePath(value).startsWith(state));

export const meetings: Partial<Record<string, Meeting>> = {
  login: {
    opener: 'shell.login',
    without: ['code.sent', 'code.refused', 'reset.succeeded', 'notice.given'],
    leaving: ['close.pressed'],
    refusedOnly: { 'code.pressed': 'isTargetRight' },
    onlyWhile: { 'code.sent': hasAddressToSendTo, 'code.refused': hasAddressToSendTo },
    by: { 'reset.left': { press: 'login.back' } },
  },
  cart: {
    address: '/Cart',
    without: ['line.added', 'cart.touched'],
    leaving: ['checkout.pressed'],
    by: { 'network.returned': 'network returns', 'page.opened': 'page opens', 'page.left': 'page is left' },
    isShown: ({ isWatched }) => isWatched === true,
  },
  campaign: { notHere: "its samples begin and end by the walk's own calendar, and the started shop goes by the mall's" },
  // To a guest the shop answers with the login.
  product: { leaving: ['addToCart.pressed'] },
  search: { narrow: ['list.filters', 'list.filtersSet'] },
  checkout: {
    without: ['address.settled', 'notice.passed', 'resume'],
    onlyWhile: {
      'address.settled': isAddressShown,
      'notice.passed': isAddressShown,
      // Only a reload brings a draft back: the walk would begin anew.
      'draft.found': () => false,
    },
  },
};

/** The address at which a page's machine is met, by its input. */
export const addressFor = (meeting: Meeting, input: unknown): string | null => {
  if (meeting.address !== undefined) return meeting.address;
  const place = typeof input === 'object' && input !== null && 'place' in input ? (input.place as Place) : null;
  return place && formatPlace(place);
};

/** Why the walks of a machine cannot be gone in the started shop, as a sentence; null where they can. */
export function whyNotMet(noun: string, inputs: Record<string, unknown>, meeting: Meeting): string | null {
  if (meeting.notHere !== undefined) return `'${noun}' cannot be walked in the started shop: ${meeting.notHere}.`;
  if (meeting.opener !== undefined || Object.values(inputs).every((input) => addressFor(meeting, input) !== null)) return null;
  return `'${noun}' is a part of other pages: no address of its own opens it in the started shop, and flows/paths/pageControls.ts names no control that does.`;
}

/** True where a page begins with what the card that was pressed knew of it: an address alone does not bring that. */
const isFromCard = (input: unknown): boolean => typeof input === 'object' && input !== null && 'known' in input && input.known !== null;

/** The starts of a machine that an address or an opener leads to, and the names of the others. */
export function startsInBrowser({ inputs }: Fixture): { inputs: Record<string, unknown>; others: string[] } {
  const all = Object.entries(inputs);
  return {
    inputs: Object.fromEntries(all.filter(([, input]) => !isFromCard(input))),
    others: all.filter(([, input]) => isFromCard(input)).map(([name]) => name),
  };
}

type Guard = (args: { context: unknown }, params: undefined) => boolean;

/** The fixtures that can be brought about through a browser. */
export function inBrowser(fixture: Fixture, meeting: Meeting, leaving: string | null): Fixture {
  const { machine } = fixture;
  const says = new Set(Object.values(fixture.ports).flatMap((port) => port.says));
  const isHere = (type: string): boolean =>
    !meeting.without?.includes(type) &&
    (type === leaving || !meeting.leaving?.includes(type)) &&
    (!says.has(type) || meeting.by?.[type] !== undefined) &&
    type !== 'resume';
  const may = (type: string, context: Record<string, unknown>): boolean => {
    const guard = meeting.refusedOnly?.[type];
    if (guard !== undefined && (machine.implementations.guards[guard] as unknown as Guard)({ context }, undefined)) return false;
    return meeting.by?.[type] !== undefined || meeting.isShown === undefined || meeting.isShown(context);
  };
  return {
    ...fixture,
    inputs: startsInBrowser(fixture).inputs,
    part: { of: fixture, has: ({ kind, type }, { context }) => kind !== 'event' || (isHere(type) && may(type, context)) },
  };
}

/** What the walks of a browser leave to others, as places of the chart. */
export const leftOut = (fixture: Fixture, walked: ReadonlySet<string>): string[] => {
  const all = new Set([...explore(fixture).nodes.values()].flatMap((node) => node.edges.flatMap((edge) => edge.covers)));
  return [...all].filter((item) => !walked.has(item) && !item.includes(' / ')).sort();
};

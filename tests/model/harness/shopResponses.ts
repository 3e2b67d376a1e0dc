import type { EventObject } from 'xstate';
import type { Toast } from '#machines/model/pageEvent.ts';
import type { Place } from '#machines/model/place.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { sayEnglish } from './sayEnglish.ts';

type Fact = EventObject & { notice?: Toast; place?: Place; line?: { count: number }; addrId?: number };

const lastOf = <Thing>(things: readonly (Thing | undefined)[]): Thing | undefined => things.findLast((thing) => thing !== undefined);

/** What the shop around a page shows of what the page's machine told it, one line each: toasts, the address bar, the login, the cart's badge, who is logged in. What it only reads anew is left out. */
export function shopResponsesTo(told: readonly EventObject[]): string[] {
  const facts = told as readonly Fact[];
  const place = lastOf(facts.map((fact) => (fact.type === 'place.wanted' ? fact.place : undefined)));
  const logins = ['login.wanted', 'login.closed', 'login.succeeded'];
  const isLogin = lastOf(facts.map(({ type }) => (logins.includes(type) ? type === 'login.wanted' : undefined)));
  const added = facts.reduce((sum, { type, line }) => sum + (type === 'line.added' ? (line?.count ?? 0) : 0), 0);
  const settled = lastOf(facts.map(({ type, addrId }) => (type === 'address.settled' ? addrId : undefined)));
  return [
    ...facts.flatMap(({ notice }) => (notice ? [`toast "${sayEnglish(notice.id)}" ${JSON.stringify(notice)}`] : [])),
    ...facts.flatMap(({ type }) => (type === 'code.sent' || type === 'code.refused' ? [`toast of ${type}`] : [])),
    ...(place ? [`the address bar shows ${formatPlace(place)}`] : []),
    ...(isLogin === undefined ? [] : [`the login is ${isLogin ? 'open' : 'closed'}`]),
    ...(facts.some(({ type }) => type === 'reset.left' || type === 'reset.succeeded') ? ['the login stands where the reset stood'] : []),
    ...(added > 0 ? [`the cart has ${added} more`] : []),
    ...(settled === undefined ? [] : [`the delivery goes to ${settled}`]),
    ...(facts.some(({ type }) => type === 'login.succeeded') ? ['somebody is logged in'] : []),
    ...(facts.some(({ type }) => type === 'logout.wanted') ? ['nobody is logged in'] : []),
  ];
}

import type { EventObject } from 'xstate';
import type { ExplorerState } from '#flows/explorerState.ts';
import { enabledControls, nameOf } from './controls.ts';
import type { PathRunner } from './pathRunner.tsx';
import { sayEnglish } from './sayEnglish.ts';
import type { ViewOracle } from './randomViewWalks.ts';

const named = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
const typesSent = (runner: PathRunner, control: Element): EventObject[] => [...runner.sends(control)];

/** Each control that says "less" or "more" asks for one less or one more than its field shows. */
const steppers: ViewOracle = (runner) =>
  enabledControls().flatMap((control) => {
    const [, word = '', product = ''] = /^(Decrease|Increase) quantity of (.+)$/.exec(named(control)) ?? [];
    if (word === '') return [];
    const field = [...document.querySelectorAll('input')].find((input) => input.getAttribute('aria-label')?.endsWith(product));
    const wanted = Number(field?.value) + (word === 'Increase' ? 1 : -1);
    return typesSent(runner, control)
      .filter((event) => 'count' in event && event.count !== wanted)
      .map((event) => `${nameOf(control)} asks for ${String((event as { count?: number }).count)}, not ${wanted}`);
  });

/** What a control of a sheet says is what it sends. */
const sheetOf =
  (meanings: Record<string, string>): ViewOracle =>
  (runner) =>
    enabledControls()
      .filter((control) => control.closest('[role=dialog]'))
      .flatMap((control) => {
        const wanted = meanings[named(control)];
        return typesSent(runner, control)
          .filter(({ type }) => wanted !== undefined && type !== wanted)
          .map(({ type }) => `${nameOf(control)} sends '${type}', not '${wanted}'`);
      });

const contextOf = <Context>({ context }: ExplorerState): Context => context as Context;

/** What is wrong with a field is told at a field; a country code is not asked for beside an e-mail. */
const errorsAreShown: ViewOracle = (_, snapshot) => {
  const { errors } = contextOf<{ errors: Record<string, unknown> }>(snapshot);
  const isAsked = (field: string): boolean => field !== 'country' || document.querySelector('select') !== null;
  const wrong = Object.entries(errors).filter(([field, error]) => error !== null && error !== undefined && isAsked(field)).length;
  const marked = document.querySelectorAll('[aria-invalid=true]').length;
  return wrong > 0 && marked === 0 ? [`${Object.keys(errors).join(', ')} wrong, and no field says so`] : [];
};

/** The orders stand as the mall gave them. */
const inOrder: ViewOracle = (_, snapshot) => {
  const wanted = contextOf<{ orders: { orderNumber: string }[] }>(snapshot).orders.map(({ orderNumber }) => orderNumber);
  const shown = [...document.querySelectorAll('a[href*="orderNumber="]')].map((link) =>
    new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams.get('orderNumber'),
  );
  const first = [...new Set(shown)];
  return first.length > 0 && first.join() !== wanted.join() ? [`the orders stand as ${first.join(', ')}, not ${wanted.join(', ')}`] : [];
};

/** The oracles of random walks, by the noun of the machine. */
export const viewOracles: Record<'cart' | 'checkout' | 'login' | 'orders', ViewOracle> = {
  cart: steppers,
  checkout: sheetOf({
    [sayEnglish('pay.cashConfirm')]: 'cash.confirmed',
    [sayEnglish('pay.cashDecline')]: 'cash.declined',
    [sayEnglish('shell.close')]: 'cash.declined',
  }),
  login: errorsAreShown,
  orders: inOrder,
};

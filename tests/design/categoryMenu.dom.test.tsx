import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CategoryForm } from '#machines/categoryMenu.machine.ts';
import type { Category } from '#machines/model/category.ts';
import type { Answered } from '#machines/ports.ts';
import { page } from '#src/pages/categoryMenu.page.tsx';
import { useActorView } from '#src/components/hooks/useActorView.ts';
import { threeLevels } from '../fixtures/categoryMenu.fixture.ts';
import { visitor } from '../fixtures/visitor.ts';
import { loadSheets } from '../model/harness/loadOverlays.tsx';
import { inEnglish } from './drawn.tsx';

await loadSheets();
afterEach(cleanup);

const { at } = visitor;

const readCategoryTree = fromPromise<Answered<Category[]>, { regionId: number }>(async () => ({ answer: threeLevels, at }));
const machine = page.machine.provide({ actors: { readCategoryTree } });

/** The menu with all its categories; the clock that its machine goes by. */
const opened = async (form: CategoryForm): Promise<SimulatedClock> => {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { visitor, form }, clock }).start();
  const Menu = () => <page.View {...useActorView(actor, () => at)} />;
  render(inEnglish(<Menu />));
  await act(async () => actor.send({ type: 'button.pressed', at }));
  return clock;
};

const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = (): string | null | undefined => document.activeElement?.textContent;
const inside = (): string | null => screen.getByRole('region').getAttribute('aria-label');

it('the columns are one stop of Tab each, and arrows lead through them', async () => {
  await opened('menu');
  act(() => link('Outdoors').focus());
  expect([link('Outdoors').tabIndex, link('Kitchen').tabIndex]).toEqual([0, -1]);
  const went = [
    'ArrowUp',
    'ArrowDown',
    'ArrowDown',
    'Home',
    'End',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'Home',
    'End',
    'ArrowLeft',
  ].map((key) => {
    act(() => void press(key));
    return `${key}: ${focused()}`;
  });
  expect(went).toEqual([
    'ArrowUp: Outdoors',
    'ArrowDown: Kitchen',
    'ArrowDown: Kitchen',
    'Home: Outdoors',
    'End: Kitchen',
    'ArrowRight: Everything in Kitchen',
    'ArrowRight: Everything in Kitchen',
    'ArrowDown: Kettles',
    'Home: Everything in Kitchen',
    'End: Kettles',
    'ArrowLeft: Kitchen',
  ]);
  expect([link('Outdoors').tabIndex, link('Kitchen').tabIndex]).toEqual([-1, 0]);
  expect(link('Kitchen').dataset['chosen']).toBe('true');
  expect(link('Outdoors').dataset['chosen']).toBeUndefined();
});

it('a key that leads nowhere is left to the browser', async () => {
  await opened('menu');
  act(() => link('Outdoors').focus());
  expect(['ArrowUp', 'Enter', 'a'].map(press)).toEqual([true, true, true]);
  expect(press('ArrowDown')).toBe(false);
});

test.each([
  ['down a row', { x: 100, y: 60 }, 'Kitchen', 'Kitchen'],
  ['towards what is open', { x: 180, y: 60 }, 'Outdoors', 'Kitchen'],
  ['five pixels', { x: 97, y: 24 }, 'Kitchen', 'Kitchen'],
  ['four pixels', { x: 100, y: 24 }, 'Outdoors', 'Outdoors'],
])('A pointer that goes %s over another row opens it when it is meant', async (_, { x, y }, atOnce, later) => {
  const clock = await opened('menu');
  screen.getByRole('region').getBoundingClientRect = () => new DOMRect(260, 0, 700, 400);
  fireEvent.mouseMove(link('Outdoors'), { clientX: 100, clientY: 20 });
  fireEvent.mouseMove(link('Kitchen'), { clientX: x, clientY: y });
  expect(inside()).toBe(atOnce);
  act(() => clock.increment(1_000));
  expect(inside()).toBe(later);
});

it('the drawer leads down level by level, a last one to its page, and back by the name of what is above', async () => {
  await opened('drawer');
  fireEvent.click(screen.getByRole('button', { name: 'Outdoors' }));
  expect(screen.getByRole('button', { name: /^Back/ }).textContent).toBe('Back to All categories');
  fireEvent.click(screen.getByRole('button', { name: 'Bags' }));
  expect(screen.getByRole('button', { name: /^Back/ }).textContent).toBe('Back to Outdoors');
  expect(link('Day packs').getAttribute('href')).toBe('/day-packs/121');
  expect(screen.queryByRole('button', { name: 'Day packs' })).toBeNull();
});

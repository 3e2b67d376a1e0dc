import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus, noteFocus } from '#src/design/keptFocus.ts';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
  document.body.innerHTML =
    '<main tabindex="-1"><ul><li><button>One</button></li><li><button>Two</button></li></ul></main><div><button>Sheet</button></div>';
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const button = (words: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`There is no button '${words}'.`);
  return found;
};

it('what is left around it gets the focus of what is taken off the page, and is as before when it loses it', async () => {
  const list = document.querySelector('ul');
  button('One').focus();
  button('One').closest('li')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(list);
  button('Two').focus();
  expect(list?.outerHTML).toBe('<ul><li><button>Two</button></li></ul>');
});

it('an element that can have the focus by itself stays so', async () => {
  button('One').focus();
  document.querySelector('ul')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('main'));
  button('Sheet').focus();
  expect(document.querySelector('main')?.outerHTML).toBe('<main tabindex="-1"></main>');
});

it('who left on purpose is not brought back by what goes later', async () => {
  button('One').focus();
  button('One').blur();
  await Promise.resolve();
  document.querySelector('ul')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('nothing has the focus where all of it is gone, and later changes do not matter', async () => {
  button('Sheet').focus();
  button('Sheet').parentElement?.remove();
  await Promise.resolve();
  document.querySelector('ul')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('a note gives the focus back to what had it, or to what is left around it', () => {
  button('Two').focus();
  const giveBack = noteFocus();
  button('Sheet').focus();
  giveBack();
  expect(document.activeElement).toBe(button('Two'));
  button('Sheet').focus();
  button('Two').remove();
  giveBack();
  expect(document.activeElement).toBe(document.querySelectorAll('li')[1]);
});

it('what takes the place of what had the focus gives it back around there, in the end to the page', () => {
  button('Two').focus();
  button('Two').remove();
  const giveBack = noteFocus();
  button('Sheet').focus();
  giveBack();
  expect(document.activeElement).toBe(document.querySelectorAll('li')[1]);
  document.querySelector('ul')?.remove();
  button('Sheet').focus();
  giveBack();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('a button that cannot be pressed any more leaves the focus to what stands around it', () => {
  button('Two').focus();
  const giveBack = noteFocus();
  button('Sheet').focus();
  button('Two').disabled = true;
  giveBack();
  expect(document.activeElement).toBe(document.querySelectorAll('li')[1]);
});

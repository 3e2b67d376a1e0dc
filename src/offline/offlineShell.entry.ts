import type { Inlined } from '../document/document.tsx';
import { deviceZone } from '../storage/preferenceStorage.ts';
import { shopperInCookie } from '../storage/sessionCookie.ts';

// The empty document begins here: without a network it stands for every place. What it cannot know stands in this browser.

const snapshot = document.getElementById('snapshot')!;
const inlined = JSON.parse(snapshot.textContent) as Inlined;
const shopper = shopperInCookie();
const visitor = { ...inlined.visitor, isLoggedIn: shopper !== null, deviceZone: deviceZone() };
snapshot.textContent = JSON.stringify({
  ...inlined,
  visitor,
  shopper,
} satisfies Inlined);

const shop = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ?? '';
void import(/* @vite-ignore */ shop);

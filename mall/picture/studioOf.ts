import { join, resolve } from 'node:path';
import { kinds } from '../catalogue/kinds.ts';
import { banners } from '../catalogue/editorial.ts';
import { tags } from '../catalogue/tags.ts';
import type { House } from '../house.ts';
import { takeOut } from './objects.ts';
import { openStudio, type Studio } from './studio.ts';

const studios = new WeakMap<House, Promise<Studio>>();

/** Shops' banners and the installed shop's shortcuts show these besides what the catalogue sells. */
const extras = ['shopping-bags', 'wrapped-gift', 'package', 'potted-plant', 'delivery-truck', 'sparkles', 'label', 'star'];

function drawingsNeeded(): string[] {
  const icons = tags.map((tag) => tag.icon.split('/')[3] ?? '');
  const shown = banners.flatMap((banner) => (banner.pic.split('/')[3] ?? '').split('~').map((part) => part.split('.')[0] ?? ''));
  return [...kinds.map((kind) => kind.object), ...icons, ...shown, ...extras].filter((name) => name !== '');
}

/** The house's studio; the drawings are taken out of the collection when it is opened for the first time. */
export function studioOf(house: House): Promise<Studio> {
  const known = studios.get(house);
  if (known !== undefined) return known;
  const folder = resolve(house.config.dataDir, 'pictures');
  const drawings = join(folder, 'drawings');
  const opening = takeOut(drawings, drawingsNeeded()).then(() => openStudio(drawings, folder));
  studios.set(house, opening);
  opening.catch(() => studios.delete(house));
  return opening;
}

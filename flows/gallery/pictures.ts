import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { wantedFrom } from '#mall/image/address.ts';
import { logoSvg } from '#mall/image/logo.ts';
import { openImageRenderer, type ImageRenderer } from '#mall/image/imageRenderer.ts';

const goods = ['backpack/teal/3', 'backpack/red/4', 'backpack/blue/6', 'umbrella/own/2', 'teapot/own/1', 'watch/own/5'];
const icons = ['backpack/own', 'teapot/own', 'umbrella/own', 'watch/own'];

const pick = <Thing>(things: readonly Thing[], name: string): Thing => {
  const number = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7);
  return things[number % things.length] as Thing;
};

/** The samples name pictures that nobody drew (`/pictures/pack-7.webp`); each stands for one that the mall draws, always the same. */
export const drawnFor = (sample: string): string => {
  const name = sample.slice('/pictures/'.length);
  if (name.startsWith('banner') || name.includes('-banner')) return '/oss/b/backpack.teal~teapot.own/3';
  if (name.startsWith('shop')) return '/oss/mark/KO/2.svg';
  return name.startsWith('tag') || /^c\d/.test(name) ? `/oss/i/${pick(icons, name)}` : `/oss/p/${pick(goods, name)}`;
};

export type Answer = { body: Buffer | string; contentType: string };

const flags = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3');

/** Answers the addresses of pictures (`/oss/...`) as the mall does; keeps what was drawn in `folder`. */
export class PictureDesk {
  readonly #studio: ImageRenderer;

  constructor(folder: string) {
    this.#studio = openImageRenderer(folder);
  }

  /** Null where there is no such picture. */
  async answer(url: URL): Promise<Answer | null> {
    const [, , sort = '', name = '', tint = ''] = url.pathname.split('/');
    if (sort === 'mark') return { body: logoSvg(decodeURIComponent(name), Number.parseInt(tint, 10)), contentType: 'image/svg+xml' };
    if (sort === 'flag') return { body: await readFile(join(flags, name)), contentType: 'image/svg+xml' };
    // One kind for all: decoding AVIF costs more than drawing the page.
    const wanted = wantedFrom(url.pathname, {
      width: Math.min(Number(url.searchParams.get('w') ?? 320), 480),
      format: 'webp',
      theme: null,
    });
    const body = wanted === null ? null : await this.#studio.picture(wanted);
    return body === null ? null : { body, contentType: 'image/webp' };
  }
}

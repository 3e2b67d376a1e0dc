import { happeningsOf } from '#flows/happenings.ts';
import { directoryMachine } from '#machines/directory.machine.ts';
import { pageOf, shopCard } from './goods.ts';
import { here } from './here.ts';

const brand = (brandId: number, brandName: string) => ({ brandId, brandName, logo: `/pictures/brand-${brandId}.webp`, letter: brandName[0] ?? '', prodCount: brandId * 10 });

export const directory = happeningsOf(directoryMachine)({
  inputs: {
    'all brands': { place: { name: 'brands', letter: '', page: 1 }, here },
    'brands with K': { place: { name: 'brands', letter: 'K', page: 1 }, here },
    'the second page of the shops': { place: { name: 'shops', sortName: 'score', page: 2 }, here },
  },
  events: { 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readDirectory: {
      answers: {
        names: ({ question }) => (question.place.name === 'brands'
          ? { kind: 'brands', page: pageOf([brand(1, 'Kandara'), brand(2, 'Lunuva')], 1, 1) }
          : { kind: 'shops', page: pageOf([shopCard, { ...shopCard, shopId: 8, score: null }], 2, 3) }),
        'no names': ({ question }) => (question.place.name === 'brands' ? { kind: 'brands', page: pageOf([], 1, 0) } : { kind: 'shops', page: pageOf([], 2, 1) }),
      },
      refusals: ['UNREACHABLE'],
    },
  },
});

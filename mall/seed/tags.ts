import { firstId } from './ids.ts';
import { categoryNodes, type ProductType } from './productTypes.ts';
import { textsOf, type Texts } from './texts.ts';

type Told = {
  kind: ProductType;
  discount: number;
  rating: number;
  soldNum: number;
  freeDelivery: boolean;
  isAbroad: boolean;
  createdAt: number;
  now: number;
};
export type Tag = {
  tagId: number;
  seq: number;
  style: 0 | 1 | 2;
  linkType: 'TAG' | 'CATEGORY' | 'GROUP';
  relation: string | null;
  icon: string;
  texts: Texts;
  has?: (facts: Told) => boolean;
};

const dayMs = 86_400_000;
const objects = (list: string) => {
  const set = new Set(list.split(' '));
  return ({ kind }: Told) => set.has(kind.object);
};

/** Shelves that cut across categories. Style 1: a block on the home page; 2: also an icon. */
const shelves: Omit<Tag, 'tagId' | 'seq'>[] = [
  {
    style: 2,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/teapot/teal',
    texts: textsOf('Tea time | Hora do chá | Время пить чай | Çay saati | 下午茶 | 下午茶'),
    has: objects('teapot teacup-without-handle hot-beverage leaf-fluttering-in-wind herb cookie moon-cake mate hibiscus honey-pot'),
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/backpack/blue',
    texts: textsOf('Back to school | Volta às aulas | Снова в школу | Okula dönüş | 開學季 | 开学季'),
    has: objects('backpack notebook pencil pen crayon straight-ruler bento-box open-book orange-book clipboard artist-palette'),
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/couch-and-lamp/blue',
    texts: textsOf('Cosy at home | Casa aconchegante | Уютный дом | Evde keyif | 舒適居家 | 舒适居家'),
    has: objects('couch-and-lamp candle framed-picture mirror potted-plant basket bed chair mantelpiece-clock wind-chime seat'),
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/tent/orange',
    texts: textsOf('Great outdoors | Ao ar livre | На природу | Açık havada | 走向戶外 | 走向户外'),
    has: objects(
      'tent compass hiking-boot flashlight fishing-pole umbrella-on-ground bicycle kick-scooter canoe diving-mask goggles sunglasses',
    ),
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/sparkles/own',
    texts: textsOf('New this month | Novidades do mês | Новинки месяца | Bu ayın yenileri | 本月新品 | 本月新品'),
    has: ({ createdAt, now }) => now - createdAt < 30 * dayMs,
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/label/own',
    texts: textsOf('30% off or more | 30% ou mais de desconto | Скидки от 30 % | %30 ve üzeri indirim | 七折以下 | 七折以下'),
    has: ({ discount }) => discount >= 30,
  },
  {
    style: 1,
    linkType: 'TAG',
    relation: null,
    icon: '/oss/i/star/own',
    texts: textsOf('Customer favourites | Favoritos dos clientes | Выбор покупателей | Çok sevilenler | 好評推薦 | 好评推荐'),
    has: ({ rating, soldNum }) => rating >= 4.5 && soldNum >= 60,
  },
  {
    style: 0,
    linkType: 'GROUP',
    relation: null,
    icon: '/oss/i/handshake/own',
    texts: textsOf('Group buy | Compra em grupo | Совместные покупки | Grup alışverişi | 團購 | 团购'),
  },
];

const roots = categoryNodes.filter((node) => node.grade === 1);

/** Icons under the banners: the departments, then the shelves that have one. */
export const tags: Tag[] = [
  ...roots.map((root, at): Omit<Tag, 'tagId'> => ({
    seq: at + 1,
    style: 0,
    linkType: 'CATEGORY',
    relation: String(root.categoryId),
    icon: `/oss/i/${root.object}/own`,
    texts: root.texts,
  })),
  ...shelves.map((tag, at) => ({ ...tag, seq: roots.length + at + 1 })),
].map((tag, at) => ({ ...tag, tagId: firstId.tag + at }));

const bearing = tags.filter((tag) => tag.has !== undefined);

/** The tags a product carries in a region. */
export const tagsFor = (facts: Told): number[] => bearing.filter((tag) => tag.has!(facts)).map((tag) => tag.tagId);

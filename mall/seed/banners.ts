import { slugOf } from '#machines/rules/slug.ts';
import { regions, type RegionCode } from '../region/region.ts';
import { categoryNodes, productTypes } from './productTypes.ts';
import { tags } from './tags.ts';
import { textsOf, type Texts } from './texts.ts';

export type Banner = {
  bannerId: number;
  regionId: number;
  seq: number;
  pic: string;
  tint: number;
  type: number;
  relation: string | null;
  texts: { title: Texts; text: Texts; button: Texts; alt: Texts };
};

/** Where the products of a tag stand. */
const tagPath = (english: string) => `/services/${slugOf(english)}?tagId=${tags.find((tag) => tag.texts.en === english)?.tagId ?? ''}`;
const rootOf = (english: string) => String(categoryNodes.find((node) => node.texts.en === english)?.categoryId ?? '');

type Idea = Omit<Banner, 'bannerId' | 'regionId' | 'seq'>;
const idea = (
  pic: string,
  tint: number,
  type: number,
  relation: string,
  title: string,
  text: string,
  button: string,
  alt: string,
): Idea => ({
  pic: `/oss/b/${pic}/${tint}`,
  tint,
  type,
  relation,
  texts: { title: textsOf(title), text: textsOf(text), button: textsOf(button), alt: textsOf(alt) },
});

const tea = idea(
  'teapot.teal~teacup-without-handle.own~leaf-fluttering-in-wind.own',
  1,
  2,
  tagPath('Tea time'),
  'Tea time, all week | Hora do chá, a semana toda | Чай всю неделю | Her güne bir çay saati | 天天都是下午茶 | 天天都是下午茶',
  'Pots, cups and hill-country leaf | Bules, xícaras e chá da montanha | Чайники, чашки и горный чай | Demlikler, fincanlar ve dağ çayı | 茶壺、茶杯與高山好茶 | 茶壶、茶杯与高山好茶',
  'Shop tea | Ver chás | Выбрать чай | Çayları gör | 選購茶品 | 选购茶品',
  'A teal teapot beside a bowl of tea | Um bule azul-petróleo ao lado de uma tigela de chá | Бирюзовый чайник рядом с пиалой чая | Bir kâse çayın yanında petrol mavisi demlik | 藍綠色茶壺與一碗茶 | 蓝绿色茶壶与一碗茶',
);
const market = idea(
  'mango.own~coconut.own~lemon.own',
  2,
  1,
  rootOf('Grocery'),
  'Morning at the market | Manhã de mercado | Утро на рынке | Pazar sabahı | 市集的早晨 | 集市的早晨',
  'Local fruit, vegetables and bread | Frutas, legumes e pães da região | Местные фрукты, овощи и хлеб | Yakından gelen meyve, sebze ve ekmek | 在地蔬果與麵包 | 本地蔬果与面包',
  'Shop groceries | Fazer a feira | За продуктами | Pazara çık | 逛市集 | 逛集市',
  'A mango beside a halved coconut | Uma manga ao lado de um coco aberto | Манго рядом с половинкой кокоса | Yarım Hindistan cevizinin yanında mango | 芒果與剖開的椰子 | 芒果与剖开的椰子',
);
const outside = idea(
  'tent.orange~backpack.teal~compass.own',
  3,
  2,
  tagPath('Great outdoors'),
  'A night under the sky | Uma noite ao ar livre | Ночь под открытым небом | Gökyüzünün altında bir gece | 在星空下過一夜 | 在星空下过一夜',
  'Tents, packs and lights built to last | Barracas, mochilas e lanternas para muitas viagens | Палатки, рюкзаки и фонари на много походов | Çok yolculuk gören çadır, çanta ve fenerler | 帳篷、背包與燈具，一用再用 | 帐篷、背包与灯具，一用再用',
  'Get packed | Preparar a viagem | Собраться в путь | Yola hazırlan | 準備出發 | 准备出发',
  'An orange tent with a backpack beside it | Uma barraca laranja com uma mochila ao lado | Оранжевая палатка и рюкзак рядом | Yanında sırt çantasıyla turuncu çadır | 橘色帳篷旁放著背包 | 橙色帐篷旁放着背包',
);
const sound = idea(
  'headphone.navy~radio.own~microphone.own',
  5,
  1,
  rootOf('Electronics'),
  'Hear every detail | Ouvir os detalhes | Слышно каждую деталь | En ince sesi duyun | 聽見細節 | 听见细节',
  'Headphones, radios and speakers | Fones de ouvido, rádios e caixas de som | Наушники, радио и колонки | Kulaklıklar, radyolar ve hoparlörler | 耳機、收音機與喇叭 | 耳机、收音机与音箱',
  'Shop audio | Ver áudio | К аудиотехнике | Ses ürünlerini gör | 選購影音 | 选购影音',
  'Dark blue headphones in front of a radio | Fones de ouvido azul-escuros diante de um rádio | Тёмно-синие наушники перед радиоприёмником | Radyonun önünde lacivert kulaklık | 深藍色耳機與收音機 | 深蓝色耳机与收音机',
);
const wear = idea(
  'dress.red~handbag.own~high-heeled-shoe.own',
  4,
  1,
  rootOf('Fashion'),
  'Light clothes for long days | Roupa leve para dias longos | Лёгкая одежда для длинных дней | Uzun günlere hafif kıyafetler | 長日輕裝 | 长日轻装',
  'Cotton and linen, cut to move | Algodão e linho, caimento confortável | Хлопок и лён свободного кроя | Pamuk ve keten, rahat kesim | 棉與麻，自在剪裁 | 棉与麻，自在剪裁',
  'See what’s new | Ver novidades | Смотреть новинки | Yenilere bak | 看看新品 | 看看新品',
  'A red dress with a handbag | Um vestido vermelho com uma bolsa | Красное платье и сумка | Kırmızı elbise ve çanta | 紅色洋裝與手提包 | 红色连衣裙与手提包',
);
const room = idea(
  'couch-and-lamp.teal~potted-plant.own~candle.own',
  6,
  1,
  rootOf('Home and living'),
  'Evenings start at home | Prepare a casa para a noite | Вечер начинается дома | Akşamlar evde başlar | 夜晚，從家開始 | 夜晚，从家开始',
  'Sofas, lamps and plants | Sofás, luminárias e plantas | Диваны, лампы и растения | Koltuklar, lambalar ve bitkiler | 沙發、燈具與綠植 | 沙发、灯具与绿植',
  'Shop home | Decorar a casa | Обставить дом | Evini döşe | 布置我的家 | 布置我的家',
  'A teal sofa under a lamp, a plant beside it | Um sofá sob uma luminária, com uma planta ao lado | Диван под лампой, рядом растение | Lambanın altında koltuk, yanında bitki | 燈下的沙發與一盆綠植 | 灯下的沙发与一盆绿植',
);

const byRegion: Record<string, Idea[]> = {
  LK: [tea, market, outside, sound],
  CN: [sound, tea, room, wear],
  LA: [market, outside, wear, tea],
  TR: [wear, tea, room, sound],
} satisfies Record<RegionCode, unknown>;

export const banners: Banner[] = regions.flatMap((region, at) =>
  (byRegion[region.code] ?? []).map((each, place) => ({
    ...each,
    bannerId: at * 10 + place + 1,
    regionId: region.regionId,
    seq: place + 1,
  })),
);

const wanted: Record<string, string[]> = {
  LK: [
    'day pack',
    'wireless headphones',
    'cricket bat',
    'sari',
    'teapot',
    'dual-SIM smartphone',
    'flip-flops',
    'black tea',
    'umbrella',
    'dining chair',
    'lunch box',
    'running shoes',
  ],
  CN: [
    '5G smartphone',
    'teapot',
    'wireless headphones',
    'mahjong set',
    'running shoes',
    'moon cakes',
    'laptop',
    'kick scooter',
    'face cream',
    'teddy bear',
    'green tea',
    'badminton set',
  ],
  LA: [
    'dual-SIM smartphone',
    'jasmine rice',
    'flip-flops',
    'ground coffee',
    'umbrella',
    'torch',
    'football',
    'kimono robe',
    'bicycle',
    'mangoes',
    'sunglasses',
    'power bank',
  ],
  TR: [
    'laptop',
    'teapot',
    'trench coat',
    'running shoes',
    'black tea',
    'duvet set',
    'wireless headphones',
    'table olives',
    'football',
    'handbag',
    'frying pan',
    'guitar',
  ],
};

/** Popular searches of each region: nouns of the vocabulary, in all languages. */
export const hotSearches: { hotSearchId: number; regionId: number; seq: number; texts: Texts }[] = regions.flatMap((region, at) =>
  (wanted[region.code] ?? [])
    .flatMap((english) => productTypes.filter((kind) => kind.texts.en === english).slice(0, 1))
    .map((kind, place) => ({ hotSearchId: (at + 1) * 100 + place + 1, regionId: region.regionId, seq: place + 1, texts: kind.texts })),
);

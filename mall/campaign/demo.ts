import { sql } from 'drizzle-orm';
import { categoryNodes } from '../catalogue/kinds.ts';
import { tags } from '../catalogue/tags.ts';
import { textsOf, type Texts } from '../catalogue/texts.ts';
import { addDays } from '../checkout/zonedTime.ts';
import type { Filling } from '../noun.ts';
import type { Campaign } from './campaign.ts';

type Theme = Pick<Campaign, 'pic' | 'tint' | 'shelf' | 'texts'>;

const tagged = (english: string): number[] => tags.filter((tag) => tag.texts.en === english).map((tag) => tag.tagId);
const within = (...english: string[]): number[] => categoryNodes.filter((node) => english.includes(node.texts.en)).map((node) => node.categoryId);
const theme = (pic: string, tint: number, shelf: number[], title: string, text: string): Theme => {
  const texts: Record<'title' | 'text', Texts> = { title: textsOf(title), text: textsOf(text) };
  return { pic: `/oss/b/${pic}/${tint}`, tint, shelf: [shelf], texts };
};

/** From Monday to Sunday, one after the other. */
export const weeks: readonly Theme[] = [
  theme('teapot.orange~teacup-without-handle.own~cookie.own', 2, tagged('Tea time'),
    'Tea week | Semana do chá | Неделя чая | Çay haftası | 品茶週 | 品茶周',
    'Pots, cups and leaf for every hour of the day. | Bules, xícaras e folhas para todas as horas do dia. | Чайники, чашки и листовой чай на любой час дня. | Günün her saati için demlik, fincan ve çay. | 茶壺、茶杯與好茶，從早到晚都合適。 | 茶壶、茶杯与好茶，从早到晚都合适。'),
  theme('shallow-pan-of-food.own~pot-of-food.own~fork-and-knife.own', 1, within('Kitchen and table'),
    'Kitchen week | Semana da cozinha | Неделя кухни | Mutfak haftası | 廚房週 | 厨房周',
    'Pans, plates and knives, for those who cook and those who lay the table. | Panelas, pratos e facas, para quem cozinha e para quem põe a mesa. | Сковороды, тарелки и ножи — тем, кто готовит, и тем, кто накрывает на стол. | Pişirenlere ve sofrayı kuranlara tava, tabak ve bıçaklar. | 鍋具、餐盤與刀具，給下廚的人，也給擺桌的人。 | 锅具、餐盘与刀具，给下厨的人，也给摆桌的人。'),
  theme('canoe.own~tent.orange~compass.own', 3, tagged('Out of doors'),
    'A week out of doors | Uma semana ao ar livre | Неделя на природе | Açık hava haftası | 戶外週 | 户外周',
    'For the river, the hills and the way there. | Para o rio, as montanhas e o caminho até lá. | Для реки, для гор и для дороги туда. | Nehir, tepeler ve oraya giden yol için. | 為河流、山丘與沿途而備。 | 为河流、山丘与沿途而备。'),
  theme('backpack.blue~notebook.own~pencil.own', 5, tagged('Back to school'),
    'Desk and school week | Semana da escola e do escritório | Неделя школы и рабочего стола | Okul ve masa haftası | 開學書桌週 | 开学书桌周',
    'Bags, pens and paper for the first lesson and the last page. | Mochilas, canetas e papel, da primeira aula à última página. | Рюкзаки, ручки и бумага — от первого урока до последней страницы. | İlk dersten son sayfaya çanta, kalem ve kâğıt. | 書包、筆與紙，從第一堂課用到最後一頁。 | 书包、笔与纸，从第一堂课用到最后一页。'),
  theme('couch-and-lamp.teal~candle.own~potted-plant.own', 6, tagged('A room to stay in'),
    'Home week | Semana da casa | Неделя дома | Ev haftası | 居家週 | 居家周',
    'Chairs, light and green for the room you are in most. | Cadeiras, luz e verde para o cômodo onde você mais fica. | Кресла, свет и зелень для комнаты, где вы бываете чаще всего. | En çok oturduğunuz oda için koltuk, ışık ve yeşillik. | 座椅、燈光與綠意，給您最常待的房間。 | 座椅、灯光与绿意，给您最常待的房间。'),
];

/** Saturday and Sunday. */
export const weekends: readonly Theme[] = [
  theme('shopping-bags.own~label.own~wrapped-gift.own', 4, tagged('A third off and more'),
    'The weekend of reductions | Fim de semana de descontos | Выходные скидок | İndirim hafta sonu | 折扣週末 | 折扣周末',
    'Everything here costs at least 30 % less than before. | Tudo aqui custa pelo menos 30 % menos do que antes. | Всё здесь дешевле прежнего не менее чем на 30 %. | Buradaki her şey öncekinden en az yüzde 30 ucuz. | 這裡的每件商品都比原價低三成以上。 | 这里的每件商品都比原价低三成以上。'),
  theme('mango.own~bread.own~cheese-wedge.own', 2, within('Grocery'),
    'Market weekend | Fim de semana de feira | Рыночные выходные | Pazar yeri hafta sonu | 市集週末 | 集市周末',
    'A full basket, from fruit to bread. | A cesta cheia, das frutas ao pão. | Полная корзина: от фруктов до хлеба. | Meyveden ekmeğe dolu bir sepet. | 從水果到麵包，裝滿一籃。 | 从水果到面包，装满一篮。'),
  theme('headphone.navy~guitar.own~radio.own', 5, within('Sound and picture', 'Instruments'),
    'Listening weekend | Fim de semana de som | Выходные в звуке | Müzik hafta sonu | 聆聽週末 | 聆听周末',
    'Headphones, speakers and instruments. | Fones, caixas de som e instrumentos. | Наушники, колонки и инструменты. | Kulaklıklar, hoparlörler ve enstrümanlar. | 耳機、喇叭與樂器。 | 耳机、音箱与乐器。'),
];

const firstMonday = '1970-01-05';
const weekMs = 7 * 86_400_000;

/** How many weeks before and after the filling have their campaigns. */
const weeksBefore = 4;
const weeksAfter = 52;

const nth = <Each>(list: readonly Each[], at: number): Each => list[at % list.length]!;

/** The calendar around a moment: a campaign each week and one each weekend, whose ids and themes follow from the calendar and not from the moment. */
export function campaignPlan(now: number): Campaign[] {
  const thisWeek = Math.floor((now - Date.parse(firstMonday)) / weekMs);
  return Array.from({ length: weeksBefore + weeksAfter + 1 }, (_, at) => thisWeek - weeksBefore + at).flatMap((week) => {
    const monday = addDays(firstMonday, week * 7);
    const next = addDays(monday, 7);
    return [
      { campaignId: week * 10 + 1, fromDay: monday, untilDay: next, ...nth(weeks, week) },
      { campaignId: week * 10 + 2, fromDay: addDays(monday, 5), untilDay: next, ...nth(weekends, week) },
    ];
  });
}

/** The demo's campaigns, a year ahead; their times are the mall's clock's. */
export async function fillCampaigns({ house, db, scenario }: Filling): Promise<void> {
  if (scenario === 'empty') return;
  await db.execute(sql`
    insert into campaigns (campaign_id, from_day, until_day, pic, tint, shelf, texts)
    select "campaignId", "fromDay", "untilDay", pic, tint, shelf, texts
    from jsonb_to_recordset(${JSON.stringify(campaignPlan(house.clock.now()))}::jsonb) as row("campaignId" int, "fromDay" date, "untilDay" date, pic text, tint smallint, shelf jsonb, texts jsonb)`);
}

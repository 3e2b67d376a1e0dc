import { sql } from 'drizzle-orm';
import { categoryNodes } from '../seed/productTypes.ts';
import { tags } from '../seed/tags.ts';
import { textsOf, type Texts } from '../seed/texts.ts';
import { addDays } from '../checkout/zonedTime.ts';
import type { Filling } from '../platform/module.ts';
import type { Campaign } from './campaign.ts';

type Theme = Pick<Campaign, 'pic' | 'tint' | 'shelf' | 'texts'>;

const tagged = (english: string): number[] => tags.filter((tag) => tag.texts.en === english).map((tag) => tag.tagId);
const within = (...english: string[]): number[] =>
  categoryNodes.filter((node) => english.includes(node.texts.en)).map((node) => node.categoryId);
const theme = (pic: string, tint: number, shelf: number[], title: string, text: string): Theme => {
  const texts: Record<'title' | 'text', Texts> = { title: textsOf(title), text: textsOf(text) };
  return { pic: `/oss/b/${pic}/${tint}`, tint, shelf: [shelf], texts };
};

/** From Monday to Sunday, one after the other. */
export const weeks: readonly Theme[] = [
  theme(
    'teapot.orange~teacup-without-handle.own~cookie.own',
    2,
    tagged('Tea time'),
    'Tea week | Semana do chá | Неделя чая | Çay haftası | 品茶週 | 品茶周',
    'Teapots, cups and leaf teas for every hour of the day. | Bules, xícaras e folhas para todas as horas do dia. | Чайники, чашки и листовой чай на любой час дня. | Günün her saati için demlik, fincan ve çay. | 茶壺、茶杯與好茶，從早到晚都合適。 | 茶壶、茶杯与好茶，从早到晚都合适。',
  ),
  theme(
    'shallow-pan-of-food.own~pot-of-food.own~fork-and-knife.own',
    1,
    within('Kitchen and table'),
    'Kitchen week | Semana da cozinha | Неделя кухни | Mutfak haftası | 廚房週 | 厨房周',
    'Pans, plates and knives for cooks and hosts alike. | Panelas, pratos e facas, para quem cozinha e para quem põe a mesa. | Сковороды, тарелки и ножи — тем, кто готовит, и тем, кто накрывает на стол. | Pişirenlere ve sofrayı kuranlara tava, tabak ve bıçaklar. | 鍋具、餐盤與刀具，給下廚的人，也給擺桌的人。 | 锅具、餐盘与刀具，给下厨的人，也给摆桌的人。',
  ),
  theme(
    'canoe.own~tent.orange~compass.own',
    3,
    tagged('Great outdoors'),
    'Great outdoors week | Uma semana ao ar livre | Неделя на природе | Açık hava haftası | 戶外週 | 户外周',
    'Gear for the river, the hills and the road between. | Tudo para o rio, as montanhas e o caminho até lá. | Всё для реки, гор и дороги. | Nehir, dağ ve yol için ihtiyacınız olan her şey. | 溪流、山林、旅途，裝備一次備齊。 | 溪流、山林、旅途，装备一次备齐。',
  ),
  theme(
    'backpack.blue~notebook.own~pencil.own',
    5,
    tagged('Back to school'),
    'School and desk week | Semana da escola e do escritório | Неделя школы и офиса | Okul ve ofis haftası | 開學文具週 | 开学文具周',
    'Bags, pens and paper, from the first lesson to the last page. | Mochilas, canetas e papel, da primeira aula à última página. | Рюкзаки, ручки и бумага — от первого урока до последней страницы. | İlk dersten son sayfaya çanta, kalem ve kâğıt. | 書包、筆與紙，從第一堂課用到最後一頁。 | 书包、笔与纸，从第一堂课用到最后一页。',
  ),
  theme(
    'couch-and-lamp.teal~candle.own~potted-plant.own',
    6,
    tagged('Cosy at home'),
    'Home week | Semana da casa | Неделя уюта | Ev haftası | 居家週 | 居家周',
    'Chairs, lamps and plants for the room you live in most. | Cadeiras, luminárias e plantas para o seu cômodo preferido. | Кресла, лампы и растения для вашей любимой комнаты. | En sevdiğiniz oda için koltuk, lamba ve bitkiler. | 座椅、燈具與綠植，給您最愛的那個房間。 | 座椅、灯具与绿植，给您最爱的那个房间。',
  ),
];

/** Saturday and Sunday. */
export const weekends: readonly Theme[] = [
  theme(
    'shopping-bags.own~label.own~wrapped-gift.own',
    4,
    tagged('30% off or more'),
    'Sale weekend | Fim de semana de descontos | Выходные со скидками | İndirimli hafta sonu | 週末特賣 | 周末特卖',
    'Everything here is at least 30% off. | Tudo aqui com pelo menos 30% de desconto. | Здесь всё со скидкой от 30 %. | Buradaki her şeyde en az %30 indirim. | 全場商品七折以下。 | 全场商品七折以下。',
  ),
  theme(
    'mango.own~bread.own~cheese-wedge.own',
    2,
    within('Grocery'),
    'Market weekend | Fim de semana de feira | Выходные на рынке | Pazar yeri hafta sonu | 市集週末 | 集市周末',
    'Fill your basket, from fruit to bread. | A cesta cheia, das frutas ao pão. | Полная корзина: от фруктов до хлеба. | Meyveden ekmeğe dolu bir sepet. | 從水果到麵包，裝滿一籃。 | 从水果到面包，装满一篮。',
  ),
  theme(
    'headphone.navy~guitar.own~radio.own',
    5,
    within('Sound and picture', 'Instruments'),
    'Sound weekend | Fim de semana de som | Музыкальные выходные | Müzik hafta sonu | 聆聽週末 | 聆听周末',
    'Headphones, speakers and instruments. | Fones, caixas de som e instrumentos. | Наушники, колонки и инструменты. | Kulaklıklar, hoparlörler ve enstrümanlar. | 耳機、喇叭與樂器。 | 耳机、音箱与乐器。',
  ),
];

const firstMonday = '1970-01-05';
const weekMs = 7 * 86_400_000;

/** How many weeks before and after the filling have their campaigns. */
const weeksBefore = 4;
const weeksAfter = 52;

const nth = <Each>(list: readonly Each[], at: number): Each => list[at % list.length]!;

/**
 * The calendar around a moment: a campaign each week and one each weekend, whose ids and themes follow from the calendar and not from the
 * moment.
 */
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
export async function fillCampaigns({ context, db, scenario }: Filling): Promise<void> {
  if (scenario === 'empty') return;
  await db.execute(sql`
    insert into campaigns (campaign_id, from_day, until_day, pic, tint, shelf, texts)
    select "campaignId", "fromDay", "untilDay", pic, tint, shelf, texts
    from jsonb_to_recordset(${JSON.stringify(campaignPlan(context.clock.now()))}::jsonb) as row("campaignId" int, "fromDay" date,
    "untilDay" date, pic text, tint smallint, shelf jsonb, texts jsonb)`);
}

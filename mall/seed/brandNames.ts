import type { Locale } from '#machines/model/locale.ts';
import type { RegionCode } from '../region/region.ts';
import { textsOf, type Texts } from './texts.ts';

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Invented makers; each works in some families, so that no lipstick comes from a tent maker. */
export const brandsByFamilies: { families: string[]; names: string[] }[] = [
  {
    families: ['clothes', 'accessories', 'kidswear', 'linen'],
    names: wordsIn('Kandara Lunuva Amaya Teksan Belmora Zeyrek Mekora Sorenta Yunmei Halden Paduka Ilaria Denzu Tamsin Marvila Oyalan'),
  },
  { families: ['shoes', 'bags'], names: wordsIn('Walkara Pietron Surefoot Kavala Adimna Stepra Gezgin Lanbo Orvena Tarmak') },
  { families: ['jewellery', 'watches', 'clocks'], names: wordsIn('Ratna Zamanur Orolite Kuyumi Lumenor Tikova Aurigon Minwen') },
  {
    families: ['devices', 'audio', 'cameras', 'gadgets', 'lights', 'screens'],
    names: wordsIn('Voltera Nexoro Qinova Pixara Sesli Lumigo Teqra Orbiko Halcyo Xinyu Arvento Zonik Bytera Kelvin7'),
  },
  {
    families: ['furniture', 'decor', 'kitchen', 'tableware', 'utensils', 'glassware', 'cleaning', 'household', 'bath'],
    names: wordsIn('Homara Sofran Casalin Mutfen Yaoju Bamvora Terranova Kilnwood Ceyhome Porselin Nestora Ahenk'),
  },
  {
    families: ['fresh', 'chilled', 'pantry', 'sweets', 'drinks', 'coolers'],
    names: wordsIn('Hillcrest Ceylora Dagbey Lanna Shanye Ovalik Mornfield Sahandi Tatlim Riverbend Kelani Xiangu'),
  },
  {
    families: ['skincare', 'makeup', 'caretools', 'wash', 'health', 'measuring'],
    names: wordsIn('Dermora Lotusa Ayurva Gulsuyu Meilan Mirelle Sansara Vitelle Nuraya Clarova'),
  },
  { families: ['toys', 'games', 'baby', 'party'], names: wordsIn('Minimo Toyalo Oyuncu Pandako Bloomkin Giggleo Tiktam Littlun') },
  { families: ['sport', 'outdoor', 'wheels'], names: wordsIn('Trailo Peakora Zirve Velodi Striva Aquora Ridgeon Kamptek') },
  { families: ['books', 'stationery', 'pens', 'craft'], names: wordsIn('Papyra Inkora Mavikalem Shuyuan Paperlane Notera Atlasia') },
  { families: ['plants'], names: wordsIn('Greenova Fernhill Bahceli Yuanlin Verdura') },
  { families: ['tools', 'auto'], names: wordsIn('Ustam Toolmar Motovia Gearon Demirel Fixara') },
  { families: ['animals'], names: wordsIn('Pawsy Petvera Oruman Miyava Chongmi') },
  { families: ['instruments'], names: wordsIn('Melodia Tonaro Sazende Yinyue Cantara') },
];

/** Names of lines and models: places and plain pretty words, the same in every language. */
export const seriesNames: string[] = wordsIn(`
Mirissa Ella Sigiri Galle Haputale Nuwara Tissa Weligama Yala Kumana Bentota Ambara Mekong Vang Luang Pakse Champa Sarong Lanna
Pamir Bosfor Ida Efes Likya Kapadokya Ege Marmara Anka Toros Selen Deniz Kuzey Gece Lale Nazar Yunnan Suzhou Lijiang Hangzhou Wuyi Taihu Jasper Amber
Coral Onyx Opal Ivory Sienna Umber Indigo Lumen Nova Vega Orion Lyra Atlas Delta Terra Luna Sol Alto Brisa Costa Duna Faro Lira Mar Norte Onda Porto Rio Sul Vento
Alba Bruma Cedro Flora Grano Iris Kora Lago Meda Nube Olmo Pino Rosa Salvia Tilia Uva Vera Zara Arbor Birch Cove Dale Fern Glen Harbor Isle Juniper Kestrel Linden Meadow
Nook Orchard Pebble Quill River Stone Thistle Vale Willow Yarrow Basil Clove Drift Echo Field Grove Heath Inlet Jetty Knoll Ledge Moor North Oasis Prairie Reef Shore Tide
Pro Air Lite Max Mini Neo Core Flex Prime Pulse Quick Smart Swift True Urban Wave Zen Classic Daily Easy Home Joy`);

/** Kinds whose families name models by technical words rather than places. */
export const technicalSeries = new Set(
  wordsIn(
    'Pro Air Lite Max Mini Neo Core Flex Prime Pulse Quick Smart Swift True Urban Wave Zen Nova Vega Orion Lyra Atlas Delta Echo Drift Onyx Opal Lumen',
  ),
);

/** Shops by the region they sell from: a word of place or person and a word of trade, as shops call themselves. */
export const shopWords: Record<string, { first: string[]; second: string[] }> = {
  LK: {
    first: wordsIn(
      'Nadeesha Lakmini Perera Serene Kandyan Galle Colombo Negombo Jaffna Matara Kaveri Ruwan Sanduni Malini Tissa Ceylon Hillside Lagoon Pettah Samudra',
    ),
    second: wordsIn('Stores Trading House Traders Bazaar Collective Corner Market Mart Gallery'),
  },
  CN: {
    first: wordsIn('Shenzhen Hangzhou Ningbo Yiwu Guangzhou Suzhou Xiamen Foshan Qingdao Chengdu Dongguan Wenzhou Jinhua Changsha Wuxi'),
    second: wordsIn('Direct Selection Factory Store Workshop Supply Outlet Works Export'),
  },
  LA: {
    first: wordsIn('Vientiane Mekong Luangprabang Champa Pakse Savan Dokkhoun Xieng Nongkhai'),
    second: wordsIn('Market Store Crafts House Trading'),
  },
  TR: {
    first: wordsIn('Ankara Bursa İzmir Galata Anadolu Kapalıçarşı Yıldız Denizli Konya Trabzon Ayşe Mehmet Boğaz'),
    second: wordsIn('Ticaret Mağaza Dükkân Çarşı Pazar Ev Atölye'),
  },
} satisfies Record<RegionCode, unknown>;

/** What a shop says about itself. */
export const shopIntros: Texts[] = [
  textsOf(
    'We’re a family shop: we pack every order ourselves and answer every message. | Uma loja de família: embalamos cada pedido e respondemos a todas as mensagens. | Семейный магазин: сами собираем каждый заказ и отвечаем на каждое сообщение. | Aile işletmesiyiz: her siparişi kendimiz paketler, her mesajı yanıtlarız. | 家庭經營，每筆訂單親手包裝，每則訊息都回覆。 | 家庭经营，每单亲手包装，每条消息都回复。',
  ),
  textsOf(
    'Straight from makers we’ve worked with for years. | Diretamente dos fabricantes com quem trabalhamos há anos. | Напрямую от производителей, с которыми работаем много лет. | Yıllardır çalıştığımız üreticilerden doğrudan size. | 多年合作廠商直送。 | 多年合作厂家直供。',
  ),
  textsOf(
    'A small selection, all tried at home before it goes on the shelf. | Uma seleção pequena, experimentada em casa antes de ir para a prateleira. | Небольшой ассортимент, всё проверяем у себя дома. | Rafa koymadan önce evde denediğimiz, seçilmiş ürünler. | 精選少量商品，上架前都先在家試用。 | 精选少量商品，上架前都先在家试用。',
  ),
  textsOf(
    'Everyday things at honest prices, sent the day after you order. | Artigos do dia a dia a preços justos, enviados no dia seguinte. | Вещи на каждый день по честным ценам, отправка на следующий день. | Günlük ihtiyaçlar dürüst fiyatlarla, siparişin ertesi günü kargoda. | 日常好物、實在價格，下單隔日出貨。 | 日常好物、实在价格，下单次日发货。',
  ),
  textsOf(
    'We repair what we sell and stock the parts. | Consertamos o que vendemos e temos as peças. | Ремонтируем то, что продаём, и держим запчасти. | Sattığımızı onarır, yedek parçasını bulundururuz. | 售出商品皆可維修，備有零件。 | 售出商品均可维修，备有配件。',
  ),
  textsOf(
    'Handmade in our region, each piece signed by its maker. | Artesanato da nossa região, cada peça com o nome de quem a fez. | Ручная работа нашего края, на каждой вещи имя мастера. | Yöremizin el işleri; her parçada ustasının adı yazar. | 在地手工，每件附製作者姓名。 | 本地手工，每件附制作者姓名。',
  ),
];

export const shopNotices: Texts[] = [
  textsOf(
    'Order before 14:00 and it ships the same day. | Pedidos até as 14h saem no mesmo dia. | Заказы до 14:00 отправляем в тот же день. | 14.00’e kadar verilen siparişler aynı gün kargoda. | 14:00 前下單當日出貨。 | 14:00前下单当天发货。',
  ),
  textsOf(
    'We’re closed on Sundays and reply on Monday morning. | Fechamos aos domingos e respondemos na segunda de manhã. | В воскресенье выходной, отвечаем в понедельник утром. | Pazar günü kapalıyız, pazartesi sabahı yanıtlarız. | 週日公休，週一早上回覆。 | 周日休息，周一早上回复。',
  ),
  textsOf(
    'Packed without plastic wherever we can. | Embalamos sem plástico sempre que possível. | По возможности упаковываем без пластика. | Mümkün olduğunca plastiksiz paketliyoruz. | 盡量採用無塑包裝。 | 尽量采用无塑包装。',
  ),
];

/** Short things that fit any review, by how content the reviewer is. */
export const anyPraise: Texts[] = [
  textsOf(
    'Arrived earlier than promised. | Chegou antes do prometido. | Доставили раньше срока. | Söylenenden erken geldi. | 比預計早到。 | 比预计早到。',
  ),
  textsOf('Well packed. | Bem embalado. | Хорошо упаковано. | Paketleme özenliydi. | 包裝仔細。 | 包装仔细。'),
  textsOf(
    'The seller answered my question within the hour. | O vendedor respondeu em menos de uma hora. | Продавец ответил в течение часа. | Satıcı bir saat içinde yanıt verdi. | 賣家一小時內就回覆。 | 卖家一小时内就回复。',
  ),
  textsOf('Just as described. | Tal como descrito. | Полностью соответствует описанию. | Açıklamadaki gibi. | 和描述一致。 | 和描述一致。'),
  textsOf(
    'Five stars for the packaging too. | Cinco estrelas também para a embalagem. | Отдельное спасибо за упаковку. | Paketleme için de beş yıldız. | 包裝也給五星。 | 包装也给五星。',
  ),
  textsOf('Thank you! | Obrigado! | Спасибо! | Teşekkürler! | 謝謝賣家！ | 谢谢卖家！'),
  textsOf('Fast delivery. | Entrega rápida. | Быстрая доставка. | Hızlı kargo. | 出貨很快。 | 发货很快。'),
  textsOf('I’d recommend this shop. | Recomendo esta loja. | Магазин советую. | Bu mağazayı öneririm. | 推薦這家店。 | 推荐这家店。'),
  textsOf('I’d buy it again. | Compraria de novo. | Рекомендую. | Yine alırım. | 會再回購。 | 会再回购。'),
  textsOf('Good for the price. | Bom pelo preço. | За эту цену отлично. | Fiyatına göre iyi. | 這個價位很值得。 | 这个价位很值。'),
];
export const anyGrumble: Texts[] = [
  textsOf(
    'Not quite what I expected. | Não era bem o que eu esperava. | Не совсем то, чего ожидалось. | Tam beklediğim gibi değil. | 和期待的有落差。 | 和期待的有落差。',
  ),
  textsOf(
    'I had to ask twice for an answer. | Tive que perguntar duas vezes. | Ответа пришлось ждать долго. | Yanıt için iki kez yazmam gerekti. | 問了兩次才得到回覆。 | 问了两次才得到回复。',
  ),
  textsOf(
    'Took longer to arrive than promised. | A entrega demorou mais do que o prometido. | Доставка дольше обещанной. | Teslimat söylenenden uzun sürdü. | 配送比承諾的久。 | 配送比承诺的久。',
  ),
  textsOf(
    'The box was damaged, but the contents were fine. | A caixa veio danificada, o conteúdo estava bem. | Коробка помята, содержимое цело. | Kutu hasarlıydı, içi sağlamdı. | 外盒有損，內容物沒事。 | 外箱有损，里面没事。',
  ),
];
/** What a seller answers to a complaint. */
export const replies: Texts[] = [
  textsOf(
    'Thank you for telling us. Message us in chat and we’ll put it right. | Obrigado por avisar. Escreva para nós no chat e resolvemos. | Спасибо, что сообщили. Напишите нам в чат, и мы всё исправим. | Bildirdiğiniz için teşekkürler. Bize sohbetten yazın, düzeltelim. | 謝謝告知，請透過聊聊聯絡我們，我們會處理。 | 谢谢反馈，请在聊天中联系我们，我们会处理。',
  ),
  textsOf(
    'We’re sorry about that. A replacement is on its way. | Pedimos desculpas. A troca já está a caminho. | Приносим извинения. Замена уже в пути. | Özür dileriz. Yenisi yolda. | 很抱歉，已補寄新品。 | 很抱歉，已补寄新品。',
  ),
];

/** First names by the language people write in. */
export const people: Record<Locale, string[]> = {
  en: wordsIn(
    'Nadeesha Kasun Dilani Ruwan Sanduni Tharindu Ishara Malini Chamari Nimal Priya Arjun Kavindi Suresh Anjali Dinesh Amaya Lahiru Shanika Roshan Fathima Imran Somchai Kham Noy Bounmy',
  ),
  pt: wordsIn('Inês João Beatriz Tiago Mariana Rui Catarina Pedro Sofia Miguel Helena André'),
  ru: wordsIn('Анна Дмитрий Ольга Сергей Елена Алексей Мария Иван Наталья Павел Татьяна Игорь'),
  tr: wordsIn('Ayşe Mehmet Elif Mustafa Zeynep Emre Fatma Burak Merve Kerem Selin Oğuz Derya Hakan'),
  'zh-TW': wordsIn('怡君 志豪 淑芬 家豪 雅婷 俊宏 美玲 冠宇 欣怡 建宏'),
  zn: wordsIn('小雨 张伟 李娜 王芳 刘洋 陈静 杨帆 赵敏 周杰 吴倩 徐磊 孙悦 大海 晓晓'),
};

/** In which languages people of a region write reviews, by weight. */
export const reviewTongues: Record<string, [Locale, number][]> = {
  LK: [
    ['en', 0.94],
    ['ru', 0.03],
    ['zn', 0.02],
    ['pt', 0.01],
  ],
  CN: [
    ['zn', 0.92],
    ['zh-TW', 0.04],
    ['en', 0.03],
    ['ru', 0.01],
  ],
  LA: [
    ['en', 0.86],
    ['zn', 0.12],
    ['pt', 0.02],
  ],
  TR: [
    ['tr', 0.93],
    ['en', 0.03],
    ['ru', 0.04],
  ],
} satisfies Record<RegionCode, [Locale, number][]>;

import { languageTag } from '#machines/model/locale.ts';
import { textsBy, textsOf, type Texts } from './texts.ts';

/** A property of products with the values it can take, keyed by the short names that the kinds' lines use. */
export type Attribute = { name: Texts; values: Record<string, Texts> };

const listOf = (lines: string): Record<string, Texts> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), textsOf(line.slice(at + 1))];
      }),
  );

/** Signs of measure, per language because Russian and Chinese shops write them in their own script. `single`: the sign of one. */
const units: Record<string, { property: string; sign: Texts; single?: Texts }> = {
  ml: { property: 'capacity', sign: textsOf('ml | ml | мл | ml | 毫升 | 毫升') },
  l: { property: 'capacity', sign: textsOf('L | L | л | L | 公升 | 升') },
  g: { property: 'weight', sign: textsOf('g | g | г | g | 公克 | 克') },
  kg: { property: 'weight', sign: textsOf('kg | kg | кг | kg | 公斤 | 千克') },
  gb: { property: 'storage', sign: textsOf('GB | GB | ГБ | GB | GB | GB') },
  tb: { property: 'storage', sign: textsOf('TB | TB | ТБ | TB | TB | TB') },
  cm: { property: 'size', sign: textsOf('cm | cm | см | cm | 公分 | 厘米') },
  m: { property: 'length', sign: textsOf('m | m | м | m | 公尺 | 米') },
  in: { property: 'screen', sign: textsOf('in | pol. | дюйма | inç | 吋 | 英寸') },
  w: { property: 'power', sign: textsOf('W | W | Вт | W | 瓦 | 瓦') },
  mah: { property: 'battery', sign: textsOf('mAh | mAh | мА·ч | mAh | mAh | 毫安时') },
  pcs: { property: 'pack', sign: textsOf('pcs | un. | шт. | adet | 入 | 件'), single: textsOf('pc | un. | шт. | adet | 入 | 件') },
  h: { property: 'lasting', sign: textsOf('h | h | ч | saat | 小時 | 小时') },
  p: { property: 'pages', sign: textsOf('pages | páginas | стр. | sayfa | 頁 | 页') },
};

/** From a thousand on, the next larger unit is said. */
const next: Record<string, string> = { g: 'kg', ml: 'l', gb: 'tb' };

/** `1.5`, `kg` becomes "1.5 kg", "1,5 кг", "1.5 公斤"; number and unit never part at a line's end. */
export function measured(given: number, of: string): { property: string; texts: Texts } {
  const larger = given >= 1_000 ? next[of] : undefined;
  const [amount, unit] = larger === undefined ? [given, of] : [given / 1_000, larger];
  const known = units[unit];
  if (known === undefined) throw new Error(`unknown unit: ${unit}`);
  const sign = amount === 1 ? (known.single ?? known.sign) : known.sign;
  return {
    property: known.property,
    texts: textsBy((locale) => {
      const format = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2, useGrouping: false });
      return `${format.format(amount)}\u00a0${sign[locale]}`;
    }),
  };
}

const names = listOf(`
colour: Colour | Cor | Цвет | Renk | 顏色 | 颜色
size: Size | Tamanho | Размер | Beden | 尺寸 | 尺寸
shoe: Shoe size (EU) | Número (UE) | Размер (EU) | Numara (EU) | 鞋碼（歐碼） | 鞋码（欧码）
age: Age | Idade | Возраст | Yaş | 年齡 | 年龄
capacity: Capacity | Capacidade | Объём | Hacim | 容量 | 容量
weight: Net weight | Peso líquido | Масса нетто | Net ağırlık | 淨重 | 净含量
storage: Storage | Armazenamento | Память | Depolama | 儲存空間 | 存储容量
length: Length | Comprimento | Длина | Uzunluk | 長度 | 长度
screen: Screen | Tela | Диагональ | Ekran | 螢幕 | 屏幕
power: Power | Potência | Мощность | Güç | 功率 | 功率
battery: Battery | Bateria | Аккумулятор | Batarya | 電池容量 | 电池容量
pack: Pack | Embalagem | Количество | Paket | 包裝 | 包装
lasting: Running time | Autonomia | Время работы | Kullanım süresi | 使用時間 | 使用时间
pages: Pages | Páginas | Объём книги | Sayfa sayısı | 頁數 | 页数
material: Material | Material | Материал | Malzeme | 材質 | 材质
season: Season | Estação | Сезон | Sezon | 季節 | 季节
fit: Fit | Modelagem | Посадка | Kalıp | 版型 | 版型
pattern: Pattern | Estampa | Рисунок | Desen | 圖案 | 图案
care: Care | Cuidados | Уход | Bakım | 保養方式 | 洗护方式
skin: Skin type | Tipo de pele | Тип кожи | Cilt tipi | 適用膚質 | 适用肤质
scent: Scent | Fragrância | Аромат | Koku | 香味 | 香型
finish: Finish | Acabamento | Покрытие | Yüzey | 表面處理 | 表面工艺
link: Connection | Conexão | Подключение | Bağlantı | 連線方式 | 连接方式
source: Power supply | Alimentação | Питание | Güç kaynağı | 供電方式 | 供电方式
diet: Diet | Alimentação especial | Особенности состава | Beslenme | 飲食需求 | 饮食需求
storing: Storage advice | Conservação | Условия хранения | Saklama koşulları | 保存方式 | 储存方式
level: Level | Nível | Уровень | Seviye | 程度 | 级别
players: Players | Jogadores | Число игроков | Oyuncu sayısı | 遊玩人數 | 游戏人数
cover: Binding | Encadernação | Переплёт | Cilt | 裝訂 | 装帧
tongue: Language | Idioma | Язык | Dil | 語言 | 语言
place: Where to use | Onde usar | Где использовать | Kullanım alanı | 使用場所 | 使用场所
light: Light needs | Necessidade de luz | Освещение | Işık ihtiyacı | 光照需求 | 光照需求
pet: For | Para | Для кого | Kimin için | 適用對象 | 适用对象
wrist: Movement | Mecanismo | Механизм | Mekanizma | 機芯 | 机芯
`);

const values: Record<string, string> = {
  colour: `
red: Red | Vermelho | Красный | Kırmızı | 紅色 | 红色
orange: Orange | Laranja | Оранжевый | Turuncu | 橘色 | 橙色
yellow: Yellow | Amarelo | Жёлтый | Sarı | 黃色 | 黄色
green: Green | Verde | Зелёный | Yeşil | 綠色 | 绿色
olive: Olive | Verde-azeitona | Оливковый | Haki | 橄欖綠 | 橄榄绿
teal: Teal | Verde-azulado | Бирюзовый | Petrol mavisi | 藍綠色 | 蓝绿色
blue: Blue | Azul | Синий | Mavi | 藍色 | 蓝色
navy: Navy | Azul-marinho | Тёмно-синий | Lacivert | 深藍色 | 藏青色
purple: Purple | Roxo | Фиолетовый | Mor | 紫色 | 紫色
pink: Pink | Rosa | Розовый | Pembe | 粉紅色 | 粉色
brown: Brown | Marrom | Коричневый | Kahverengi | 棕色 | 棕色
beige: Beige | Bege | Бежевый | Bej | 米色 | 米色
black: Black | Preto | Чёрный | Siyah | 黑色 | 黑色
white: White | Branco | Белый | Beyaz | 白色 | 白色
grey: Grey | Cinza | Серый | Gri | 灰色 | 灰色
silver: Silver | Prateado | Серебристый | Gümüş | 銀色 | 银色
gold: Gold | Dourado | Золотистый | Altın | 金色 | 金色`,
  material: `
cotton: Cotton | Algodão | Хлопок | Pamuk | 純棉 | 纯棉
linen: Linen | Linho | Лён | Keten | 亞麻 | 亚麻
viscose: Viscose | Viscose | Вискоза | Viskon | 嫘縈 | 粘纤
wool: Wool | Lã | Шерсть | Yün | 羊毛 | 羊毛
silk: Silk | Seda | Шёлк | İpek | 真絲 | 真丝
denim: Denim | Jeans | Деним | Denim | 丹寧布 | 牛仔布
polyester: Polyester | Poliéster | Полиэстер | Polyester | 聚酯纖維 | 聚酯纤维
nylon: Nylon | Nylon | Нейлон | Naylon | 尼龍 | 尼龙
canvas: Cotton canvas | Lona de algodão | Хлопковый канвас | Pamuklu kanvas | 棉帆布 | 棉帆布
leather: Leather | Couro | Натуральная кожа | Deri | 真皮 | 真皮
suede: Suede | Camurça | Замша | Süet | 麂皮 | 绒面革
mesh: Knitted mesh | Malha respirável | Сетчатый трикотаж | Örgü file | 透氣網布 | 透气网布
rubber: Rubber | Borracha | Резина | Kauçuk | 橡膠 | 橡胶
felt: Felt | Feltro | Фетр | Keçe | 毛氈 | 毛毡
steel: Stainless steel | Aço inoxidável | Нержавеющая сталь | Paslanmaz çelik | 不鏽鋼 | 不锈钢
iron: Cast iron | Ferro fundido | Чугун | Döküm demir | 鑄鐵 | 铸铁
carbon: Carbon steel | Aço-carbono | Углеродистая сталь | Karbon çelik | 碳鋼 | 碳钢
aluminium: Aluminium | Alumínio | Алюминий | Alüminyum | 鋁合金 | 铝合金
brass: Brass | Latão | Латунь | Pirinç | 黃銅 | 黄铜
silver: Sterling silver | Prata 925 | Серебро 925 пробы | 925 ayar gümüş | 925 純銀 | 925银
gold: Gold-plated brass | Latão dourado | Латунь с позолотой | Altın kaplama pirinç | 黃銅鍍金 | 黄铜镀金
ceramic: Ceramic | Cerâmica | Керамика | Seramik | 陶瓷 | 陶瓷
porcelain: Porcelain | Porcelana | Фарфор | Porselen | 瓷器 | 瓷
clay: Terracotta | Terracota | Терракота | Terakota | 陶土 | 陶土
glass: Glass | Vidro | Стекло | Cam | 玻璃 | 玻璃
oak: Oak | Carvalho | Дуб | Meşe | 橡木 | 橡木
pine: Pine | Pinho | Сосна | Çam | 松木 | 松木
walnut: Walnut | Nogueira | Орех | Ceviz | 胡桃木 | 胡桃木
beech: Beech | Faia | Бук | Kayın | 櫸木 | 榉木
maple: Maple | Bordo | Клён | Akçaağaç | 楓木 | 枫木
bamboo: Bamboo | Bambu | Бамбук | Bambu | 竹 | 竹
rattan: Rattan | Ratã | Ротанг | Rattan | 藤 | 藤
willow: Willow | Vime | Лоза | Söğüt dalı | 柳條 | 柳条
plastic: ABS plastic | Plástico ABS | ABS-пластик | ABS plastik | ABS 塑膠 | ABS塑料
pp: Polypropylene | Polipropileno | Полипропилен | Polipropilen | 聚丙烯 | 聚丙烯
silicone: Silicone | Silicone | Силикон | Silikon | 矽膠 | 硅胶
acrylic: Acrylic | Acrílico | Акрил | Akrilik | 壓克力 | 亚克力
paper: Paper | Papel | Бумага | Kâğıt | 紙 | 纸
card: Cardboard | Papelão | Картон | Karton | 紙板 | 纸板
plush: Plush | Pelúcia | Плюш | Pelüş | 絨毛 | 毛绒
wax: Soy wax | Cera de soja | Соевый воск | Soya mumu | 大豆蠟 | 大豆蜡
coir: Coconut fibre | Fibra de coco | Кокосовое волокно | Hindistan cevizi lifi | 椰纖 | 椰棕`,
  season: `
summer: Summer | Verão | Лето | Yaz | 夏季 | 夏季
winter: Winter | Inverno | Зима | Kış | 冬季 | 冬季
between: Spring and autumn | Primavera e outono | Весна и осень | İlkbahar ve sonbahar | 春秋 | 春秋
all: All year | O ano todo | Круглый год | Dört mevsim | 四季 | 四季`,
  fit: `
slim: Slim | Justo | Приталенная | Dar kalıp | 合身 | 修身
regular: Regular | Regular | Стандартная | Normal kalıp | 標準 | 标准
loose: Relaxed | Amplo | Свободная | Rahat kalıp | 寬鬆 | 宽松`,
  pattern: `
plain: Plain | Liso | Однотонный | Düz | 素面 | 纯色
stripes: Stripes | Listras | Полоска | Çizgili | 條紋 | 条纹
flowers: Flowers | Flores | Цветы | Çiçekli | 花卉 | 碎花
checks: Checks | Xadrez | Клетка | Kareli | 格紋 | 格纹`,
  care: `
cold: Machine wash at 30 °C | Lavar na máquina a 30 °C | Машинная стирка при 30 °C | 30 °C makinede yıkanır | 30°C 機洗 | 30℃机洗
warm: Machine wash at 40 °C | Lavar na máquina a 40 °C | Машинная стирка при 40 °C | 40 °C makinede yıkanır | 40°C 機洗 | 40℃机洗
hand: Hand wash | Lavar à mão | Ручная стирка | Elde yıkanır | 手洗 | 手洗
wipe: Wipe with a damp cloth | Limpar com pano úmido | Протирать влажной тканью | Nemli bezle silinir | 濕布擦拭 | 湿布擦拭
dish: Dishwasher-safe | Pode ir à lava-louças | Можно мыть в посудомоечной машине | Bulaşık makinesinde yıkanabilir | 可用洗碗機清洗 | 可用洗碗机清洗`,
  skin: `
every: All skin types | Todos os tipos de pele | Для всех типов кожи | Tüm cilt tipleri | 各種膚質 | 所有肤质
dry: Dry | Seca | Сухая | Kuru | 乾性 | 干性
oily: Oily | Oleosa | Жирная | Yağlı | 油性 | 油性
sensitive: Sensitive | Sensível | Чувствительная | Hassas | 敏感性 | 敏感性`,
  scent: `
none: Unscented | Sem perfume | Без аромата | Kokusuz | 無香 | 无香
lavender: Lavender | Lavanda | Лаванда | Lavanta | 薰衣草 | 薰衣草
rose: Rose | Rosa | Роза | Gül | 玫瑰 | 玫瑰
sandalwood: Sandalwood | Sândalo | Сандал | Sandal ağacı | 檀香 | 檀香
citrus: Citrus | Cítricos | Цитрус | Narenciye | 柑橘 | 柑橘
jasmine: Jasmine | Jasmim | Жасмин | Yasemin | 茉莉 | 茉莉
vanilla: Vanilla | Baunilha | Ваниль | Vanilya | 香草 | 香草`,
  finish: `
matt: Matt | Fosco | Матовое | Mat | 霧面 | 哑光
gloss: Gloss | Brilhante | Глянцевое | Parlak | 亮面 | 亮光
oiled: Oiled | Oleado | Масло | Yağlı | 上油 | 木蜡油
lacquer: Lacquered | Laqueado | Лак | Lake | 烤漆 | 烤漆`,
  link: `
bluetooth: Bluetooth 5.3 | Bluetooth 5.3 | Bluetooth 5.3 | Bluetooth 5.3 | 藍牙 5.3 | 蓝牙5.3
usbc: USB-C | USB-C | USB-C | USB-C | USB-C | USB-C
wifi: Wi-Fi 6 | Wi-Fi 6 | Wi-Fi 6 | Wi-Fi 6 | Wi-Fi 6 | Wi-Fi 6
jack: 3.5 mm jack | Jack de 3,5 mm | Разъём 3,5 мм | 3,5 mm jak | 3.5 mm 插孔 | 3.5毫米接口
hdmi: HDMI | HDMI | HDMI | HDMI | HDMI | HDMI
radio: 2.4 GHz receiver | Receptor de 2,4 GHz | Приёмник 2,4 ГГц | 2,4 GHz alıcı | 2.4 GHz 接收器 | 2.4 GHz接收器`,
  source: `
battery: Rechargeable battery | Bateria recarregável | Аккумулятор | Şarj edilebilir pil | 充電電池 | 充电电池
aa: AA batteries | Pilhas AA | Батарейки AA | AA pil | AA 電池 | 5号电池
mains: Mains | Tomada | От сети | Şebeke | 插電 | 插电
sun: Solar panel | Painel solar | Солнечная панель | Güneş paneli | 太陽能 | 太阳能`,
  diet: `
vegan: Vegan | Vegano | Веганский продукт | Vegan | 純素 | 纯素
gluten: Gluten-free | Sem glúten | Без глютена | Glütensiz | 無麩質 | 无麸质
sugar: No added sugar | Sem açúcar adicionado | Без добавленного сахара | İlave şekersiz | 無添加糖 | 无添加糖
organic: Organic | Orgânico | Органический продукт | Organik | 有機 | 有机
halal: Halal | Halal | Халяль | Helal | 清真 | 清真`,
  storing: `
cool: Keep in the fridge, 2 to 6 °C | Na geladeira, 2 a 6 °C | В холодильнике, 2–6 °C | Buzdolabında, 2–6 °C | 冷藏 2–6°C | 冷藏2–6℃
frozen: Keep frozen, −18 °C | Congelado, −18 °C | В морозилке, −18 °C | Dondurucuda, −18 °C | 冷凍 −18°C | 冷冻−18℃
dry: Keep cool and dry | Local fresco e seco | В сухом прохладном месте | Serin ve kuru yerde | 陰涼乾燥處 | 阴凉干燥处`,
  level: `
start: Beginner | Iniciante | Начальный | Başlangıç | 入門 | 入门
middle: Intermediate | Intermediário | Средний | Orta | 進階 | 进阶
high: Advanced | Avançado | Продвинутый | İleri | 專業 | 专业`,
  players: `
one: 1 player | 1 jogador | 1 игрок | 1 oyuncu | 1 人 | 1人
two: 2 players | 2 jogadores | 2 игрока | 2 oyuncu | 2 人 | 2人
four: 2 to 4 players | 2 a 4 jogadores | 2–4 игрока | 2–4 oyuncu | 2–4 人 | 2–4人
many: 2 to 8 players | 2 a 8 jogadores | 2–8 игроков | 2–8 oyuncu | 2–8 人 | 2–8人`,
  cover: `
hard: Hardcover | Capa dura | Твёрдый | Sert kapak | 精裝 | 精装
soft: Paperback | Brochura | Мягкий | Karton kapak | 平裝 | 平装
spiral: Spiral | Espiral | Пружина | Spiralli | 線圈裝 | 线圈装`,
  tongue: `
english: English | Inglês | Английский | İngilizce | 英文 | 英文
sinhala: Sinhala | Cingalês | Сингальский | Sinhalaca | 僧伽羅文 | 僧伽罗文
tamil: Tamil | Tâmil | Тамильский | Tamilce | 坦米爾文 | 泰米尔文
chinese: Chinese | Chinês | Китайский | Çince | 中文 | 中文
lao: Lao | Laosiano | Лаосский | Laoca | 寮文 | 老挝文
turkish: Turkish | Turco | Турецкий | Türkçe | 土耳其文 | 土耳其文`,
  place: `
inside: Indoors | Área interna | В помещении | İç mekân | 室內 | 室内
outside: Outdoors | Área externa | На улице | Dış mekân | 戶外 | 户外
both: Indoors and outdoors | Área interna e externa | В помещении и на улице | İç ve dış mekân | 室內外皆可 | 室内外皆可`,
  light: `
sun: Full sun | Sol pleno | Прямое солнце | Tam güneş | 全日照 | 全日照
half: Half shade | Meia-sombra | Полутень | Yarı gölge | 半日照 | 半日照
shade: Shade | Sombra | Тень | Gölge | 耐陰 | 耐阴`,
  pet: `
dog: Dogs | Cães | Собаки | Köpekler | 狗 | 狗
cat: Cats | Gatos | Кошки | Kediler | 貓 | 猫
both: Dogs and cats | Cães e gatos | Собаки и кошки | Köpekler ve kediler | 貓狗 | 猫狗`,
  wrist: `
quartz: Quartz | Quartzo | Кварцевый | Kuvars | 石英 | 石英
automatic: Automatic | Automático | Автоматический | Otomatik | 自動機械 | 自动机械`,
  size: `
XS: XS | XS | XS | XS | XS | XS
S: S | S | S | S | S | S
M: M | M | M | M | M | M
L: L | L | L | L | L | L
XL: XL | XL | XL | XL | XL | XL
XXL: XXL | XXL | XXL | XXL | XXL | XXL
one: One size | Tamanho único | Единый размер | Standart beden | 單一尺寸 | 均码
small: Small | Pequeno | Маленький | Küçük | 小 | 小号
medium: Medium | Médio | Средний | Orta | 中 | 中号
large: Large | Grande | Большой | Büyük | 大 | 大号`,
  age: `
0: 0–6 months | 0–6 meses | 0–6 мес. | 0–6 ay | 0–6 個月 | 0–6个月
6: 6–12 months | 6–12 meses | 6–12 мес. | 6–12 ay | 6–12 個月 | 6–12个月
12: 12–24 months | 12–24 meses | 12–24 мес. | 12–24 ay | 12–24 個月 | 12–24个月
2: 2–3 years | 2–3 anos | 2–3 года | 2–3 yaş | 2–3 歲 | 2–3岁
3: 3+ years | A partir dos 3 anos | От 3 лет | 3 yaş ve üzeri | 3 歲以上 | 3岁以上
4: 4–5 years | 4–5 anos | 4–5 лет | 4–5 yaş | 4–5 歲 | 4–5岁
66: 6–7 years | 6–7 anos | 6–7 лет | 6–7 yaş | 6–7 歲 | 6–7岁
8: 8+ years | A partir dos 8 anos | От 8 лет | 8 yaş ve üzeri | 8 歲以上 | 8岁以上
14: 14+ years | A partir dos 14 anos | От 14 лет | 14 yaş ve üzeri | 14 歲以上 | 14岁以上`,
};

const shoeSizes: Record<string, Texts> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [String(35 + at), textsBy(() => String(35 + at))]),
);

/**
 * Every property of the catalogue, in the order in which pages list them. Measured ones (capacity, weight, ...) get their values from
 * the kinds.
 */
export const attributes: Record<string, Attribute> = Object.fromEntries(
  Object.entries(names).map(([key, name]) => {
    const listed = values[key] === undefined ? {} : listOf(values[key]);
    return [key, { name, values: key === 'shoe' ? shoeSizes : listed }];
  }),
);

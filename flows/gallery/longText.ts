import type { Locale } from '#machines/model/locale.ts';
import { isRecord } from '../unknownRecord.ts';

/** Long words of each language, as sellers write them. */
const words: Record<Locale, string> = {
  en: 'Extraordinarily lightweight waterproof mountaineering backpack with uncharacteristically counterbalanced interchangeable ventilation compartments and multidirectional reflectors',
  pt: 'Mochila impermeabilizada extraordinariamente ultrarresistente anticonstitucionalissimamente desproporcionada com compartimentos intercambiáveis e refletores multidirecionais',
  ru: 'Водонепроницаемый высокопроизводительный сельскохозяйственный электрифицированный рюкзак достопримечательностей с самовосстанавливающимися отделениями и светоотражателями',
  tr: 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına kişiselleştirilebilirliğiyle olağanüstü hafifletilmiş sugeçirmezleştirilmiş dağcılık çantası değiştirilebilir bölmeleriyle',
  'zh-TW': '超輕量防水透氣多功能大容量登山健行露營旅行雙肩後背包附可拆卸式防雨罩及反光條設計適合男女學生上班族戶外運動愛好者使用',
  zn: '超轻量防水透气多功能大容量登山徒步露营旅行双肩背包附可拆卸式防雨罩及反光条设计适合男女学生上班族户外运动爱好者使用',
};

/** The sample with more behind it, `length` signs long; equal samples stay equal. */
const longer = (sample: string, length: number, locale: Locale): string => {
  const joint = locale.startsWith('z') ? '' : ' ';
  let text = sample;
  while (text.length < length) text += `${joint}${words[locale]}`;
  return text.slice(0, Math.max(length, sample.length)).trim();
};

/** How long what stands in a field can get: names as the mall takes them at most. */
const lengths: Record<string, number> = {
  prodName: 120,
  title: 90,
  subject: 90,
  summary: 200,
  brief: 200,
  intro: 300,
  shopNotice: 200,
  shopName: 60,
  skuName: 60,
  propValue: 30,
  parameterKey: 40,
  parameterValue: 80,
  categoryName: 40,
  areaName: 40,
  province: 40,
  city: 40,
  area: 40,
  receiver: 60,
  nickName: 40,
  addr: 120,
  remark: 200,
  remarks: 200,
  desc: 160,
  failDesc: 160,
  cover: 200,
  courier: 40,
  courierService: 40,
  content: 300,
  button: 30,
  latestMsg: 200,
  suggestions: 60,
  recent: 60,
  refundTo: 60,
  shipFrom: 40,
  draft: 200,
};
const amounts = new Set([
  'price',
  'oriPrice',
  'productTotalAmount',
  'total',
  'actualTotal',
  'cancelledAmount',
  'refundAmount',
  'orderAmount',
  'maxRefundAmount',
  'canRefundAmount',
  'subtotal',
  'totalItemCost',
  'savedByVouchers',
  'shopDiscount',
  'deliveryFee',
  'fee',
  'slotFee',
  'smallCartFee',
  'insurance',
  'totalMoney',
  'finalMoney',
  'freight',
  'freeDeliveryGap',
  'totalFee',
  'amount',
  'priceWhenAdded',
  'priceLow30',
  'activityPrice',
  'transfee',
]);
const counts = new Set([
  'soldNum',
  'fansCount',
  'commNum',
  'usefulCounts',
  'unread',
  'unReadCount',
  'unreadNotices',
  'unreadChats',
  'prodCount',
  'number',
]);
const mails = new Set(['mail', 'userMail']);
// What a shopper typed is judged by the machine, and places name pages: both stay.
const untouched = new Set(['errors', 'typed', 'place', 'visitor']);

const longMail = 'maximiliane.von-und-zu-hohenschwangau@post.schwangau.example.lk';

const leaf = (field: string, value: unknown, locale: Locale): unknown => {
  if (typeof value === 'number') {
    if (value === 0 || !Number.isInteger(value)) return value;
    if (amounts.has(field)) return 123_456_000 + (value % 1_000);
    return counts.has(field) ? 99_000 + (value % 1_000) : value;
  }
  if (typeof value !== 'string' || value === '') return value;
  if (mails.has(field)) return longMail;
  if (field === 'properties')
    return value
      .split(';')
      .map((pair) =>
        pair
          .split(':')
          .map((part, at) => (at === 0 ? part : longer(part, lengths.propValue ?? 0, locale)))
          .join(':'),
      )
      .join(';');
  if (field === 'picks') return longer(value, lengths.propValue ?? 0, locale);
  const length = lengths[field];
  const isNoText = value.startsWith('<') || /^\/\S+$/.test(value);
  return length === undefined || isNoText ? value : longer(value, length, locale);
};

const stretch = (field: string, value: unknown, locale: Locale): unknown => {
  if (untouched.has(field)) return value;
  if (Array.isArray(value)) return value.map((each) => stretch(field, each, locale));
  if (!isRecord(value)) return leaf(field, value, locale);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretch(field === 'picks' ? field : key, inner, locale)]));
};

/** A persisted snapshot whose samples are as long as they can get; its state stays. */
export const withLongText = <Snapshot>(snapshot: Snapshot, locale: Locale): Snapshot => {
  if (!isRecord(snapshot)) return snapshot;
  const { context, children } = snapshot;
  return {
    ...snapshot,
    ...(context === undefined ? {} : { context: stretch('context', context, locale) }),
    ...(isRecord(children)
      ? {
          children: Object.fromEntries(
            Object.entries(children).map(([id, child]) => [
              id,
              isRecord(child) ? { ...child, snapshot: withLongText(child.snapshot, locale) } : child,
            ]),
          ),
        }
      : {}),
  } as Snapshot;
};

import { labelId } from './ids.ts';
import { textsOf, type Texts } from './texts.ts';

/** Labels of the specification and of shop pages. `{n}` is a number. */
export const labels: { id: number; texts: Texts }[] = [
  { id: labelId.brand, texts: textsOf('Brand | Marca | Бренд | Marka | 品牌 | 品牌') },
  { id: labelId.model, texts: textsOf('Series | Série | Серия | Seri | 系列 | 系列') },
  { id: labelId.origin, texts: textsOf('Made in | Fabricado em | Страна производства | Menşei | 產地 | 产地') },
  { id: labelId.grossWeight, texts: textsOf('Shipping weight | Peso de envio | Вес с упаковкой | Kargo ağırlığı | 含包裝重量 | 毛重') },
  { id: labelId.warranty, texts: textsOf('Warranty, months | Garantia, meses | Гарантия, мес. | Garanti, ay | 保固（月） | 质保（月）') },
  { id: labelId.returns, texts: textsOf('Returns, days | Devoluções, dias | Возврат, дней | İade, gün | 退貨期限（天） | 退货期限（天）') },
  { id: labelId.condition, texts: textsOf('Condition | Estado | Состояние | Durum | 商品狀況 | 商品成色') },
  { id: labelId.isNew, texts: textsOf('New | Novo | Новый | Sıfır | 全新 | 全新') },
  { id: labelId.isUsed, texts: textsOf('Used, checked | Usado, verificado | Б/у, проверено | İkinci el, kontrol edilmiş | 二手，已檢測 | 二手，已检测') },
  { id: labelId.openHours, texts: textsOf('Open | Aberto | Открыто | Açık | 營業時間 | 营业时间') },
];

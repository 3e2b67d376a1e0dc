import { labelId } from './ids.ts';
import { textsOf, type Texts } from './texts.ts';

/** Labels of the specification and of shop pages. `{n}` is a number. */
export const labels: { id: number; texts: Texts }[] = [
  { id: labelId.brand, texts: textsOf('Brand | Marca | Бренд | Marka | 品牌 | 品牌') },
  { id: labelId.model, texts: textsOf('Series | Série | Серия | Seri | 系列 | 系列') },
  { id: labelId.origin, texts: textsOf('Made in | Fabricado em | Страна производства | Menşei | 產地 | 产地') },
  { id: labelId.grossWeight, texts: textsOf('Shipping weight | Peso de envio | Вес с упаковкой | Kargo ağırlığı | 含包裝重量 | 毛重') },
  { id: labelId.openHours, texts: textsOf('Open | Aberto | Открыто | Açık | 營業時間 | 营业时间') },
];

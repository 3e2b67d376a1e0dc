export type ShopCard = {
  shopId: number;
  shopName: string;
  shopLogo: string;
  score: number | null;
  fansCount: number;
  prodCount: number;
  soldNum: number;
};
export const shopSorts = ['default', 'soldNum', 'score', 'fans'] as const;
export type ShopSort = (typeof shopSorts)[number];
export type Brand = { brandId: number; brandName: string; logo: string; letter: string; prodCount: number };
export type ShopInfo = ShopCard & {
  banner: string;
  intro: string;
  shopNotice: string;
  openTime: string;
  shipFrom: string;
  responseMinutes: number | null;
  onTimeRate: number | null;
};

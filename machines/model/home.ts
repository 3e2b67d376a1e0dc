import type { ProdCard } from './product.ts';

export type Banner = {
  imgUrl: string;
  seq: number;
  type: number;
  relation: string | null;
  relationName: string | null;
  alt: string;
  title: string;
  text: string;
  button: string;
  tint: number;
};
export type Tag = {
  tagId: number;
  title: string;
  icon: string;
  style: number;
  seq: number;
  linkType: 'TAG' | 'CATEGORY' | 'CAMPAIGN' | 'GROUP' | 'URL';
  relation: string | null;
};
export type TagBlock = Tag & { prods: ProdCard[] };

/** A campaign of the mall; its times are the mall's clock's. */
export type Campaign = { campaignId: number; title: string; text: string; pic: string; tint: number; startTime: string; endTime: string };

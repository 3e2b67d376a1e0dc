import type { AreaTree } from './address.ts';
import type { Address } from '../model/address.ts';

/** Where a product is to be brought: a town or what lies around it, or the shopper's own address there. */
export type Destination = { areaId: number; addrId: number | null };

/** The cookie of the place that this browser remembers: the document server reads it too. */
export const destinationCookie = 'deliverTo';

/** A remembered place as its cookie says it, in ids alone: "region.area.address", the address 0 for a town. */
export const destinationText = (regionId: number, { areaId, addrId }: Destination): string => [regionId, areaId, addrId ?? 0].join('.');

/** The place that a cookie remembers in a region; a shopper's address is nobody's after him. */
export const parseDestination = (text: string | null | undefined, here: { regionId: number; isLoggedIn: boolean }): Destination | null => {
  const [, regionId, areaId = 0, addrId = 0] = (/^(\d{1,16})\.(\d{1,16})\.(\d{1,16})$/.exec(text ?? '') ?? []).map(Number);
  return regionId !== here.regionId || (addrId !== 0 && !here.isLoggedIn) ? null : { areaId, addrId: addrId || null };
};

/** Where there is to choose from: a region's places, and the shopper's addresses. */
export type Places = { tree: AreaTree; addresses: Address[] };

/** The areas from the region's province down to this one; none where it lies elsewhere. */
export const pathTo = (tree: AreaTree, areaId: number): AreaTree[] => {
  for (const area of tree.areas) {
    if (area.areaId === areaId) return [area];
    const below = pathTo(area, areaId);
    if (below.length > 0) return [area, ...below];
  }
  return [];
};

/** What there is to choose on each level below what is chosen: provinces, districts, towns. */
export const levelsOf = (tree: AreaTree, areaId: number): { areas: AreaTree[]; chosen: number }[] => {
  const path = pathTo(tree, areaId);
  return [tree, ...path].map(({ areas }, level) => ({ areas, chosen: path[level]?.areaId ?? 0 })).filter(({ areas }) => areas.length > 0);
};

/** The area above one of the region's; 0 above a province. */
export const above = (tree: AreaTree, areaId: number): number => pathTo(tree, areaId).at(-2)?.areaId ?? 0;

/** Whether the place is among those to choose from. */
export const isAmong = ({ tree, addresses }: Places, { areaId, addrId }: Destination): boolean =>
  addrId === null ? pathTo(tree, areaId).length > 0 : addresses.some((address) => address.addrId === addrId);

/** The place in words, the nearest first. */
export const namesOf = ({ tree, addresses }: Places, { areaId, addrId }: Destination): string[] => {
  const address = addresses.find((each) => each.addrId === addrId);
  return address
    ? [address.addr, address.area, address.city]
    : pathTo(tree, areaId)
        .map(({ areaName }) => areaName)
        .reverse();
};

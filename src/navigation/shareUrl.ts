/** The absolute address of what is shared, with the region in it: who opens it sees the sharer's prices, in his own language. */
export const shareUrl = (address: string, regionId: number): string => {
  const url = new URL(address, location.origin);
  url.searchParams.set('region', String(regionId));
  return url.href;
};

/** Where the visualiser stands, as the hash of its address: machine, what is chosen in it, and a session in a link. */
export type Address = { machine: string | null; item: string | null; session: string | null };

/** Where a hash of the address leads; the other way round is `hashOf`. */
export const addressIn = (hash: string): Address => {
  const read = new URLSearchParams(hash.replace(/^#/, ''));
  return { machine: read.get('machine'), item: read.get('item'), session: read.get('session') };
};

/** The hash of a place; what is null is left out. */
export const hashOf = ({ machine, item, session }: Address): string => {
  const written = new URLSearchParams();
  if (machine !== null) written.set('machine', machine);
  if (item !== null) written.set('item', item);
  if (session !== null) written.set('session', session);
  return `#${written.toString()}`;
};

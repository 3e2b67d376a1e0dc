/**
 * Which places of a graph can reach each other (strongly connected components, Tarjan's algorithm without recursion): the
 * number of its knot for every place.
 */
export function stronglyConnected(places: Iterable<string>, ways: (place: string) => readonly string[]): Map<string, number> {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const knot = new Map<string, number>();
  const open: string[] = [];
  let knots = 0;

  for (const root of places) {
    if (order.has(root)) continue;
    const work: { place: string; next: number }[] = [{ place: root, next: 0 }];
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { place } = top;
      if (top.next === 0) {
        order.set(place, order.size);
        low.set(place, order.get(place) ?? 0);
        open.push(place);
      }
      const to = ways(place)[top.next];
      top.next += 1;
      if (to !== undefined) {
        if (!order.has(to)) work.push({ place: to, next: 0 });
        else if (!knot.has(to)) low.set(place, Math.min(low.get(place) ?? 0, order.get(to) ?? 0));
        continue;
      }
      work.pop();
      const above = work.at(-1);
      if (above) low.set(above.place, Math.min(low.get(above.place) ?? 0, low.get(place) ?? 0));
      if (low.get(place) !== order.get(place)) continue;
      for (let member = open.pop(); member !== undefined; member = member === place ? undefined : open.pop()) knot.set(member, knots);
      knots += 1;
    }
  }
  return knot;
}

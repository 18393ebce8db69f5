/** The order in which articles are worked through. */
export interface QueueOrder {
  readonly ids: readonly string[];
  /** How many came while one worked; they join at the end. */
  readonly fresh: number;
  /** Of the filter it belongs to; another filter, another order. */
  readonly filter: string;
  /** Whether the whole queue was known when it was loaded last. */
  readonly isWhole: boolean;
}

export const NO_ORDER: QueueOrder = { ids: [], fresh: 0, filter: '', isWhole: false };

/**
 * The order after a load: what one has stays where it is, what is done leaves, what came joins at the end.
 * @param listed the server's first page, in its order
 * @param total of the server's queue
 * @param stays the article that is open, also when it is done
 * @returns the same object where nothing changed
 */
export function nextOrder(
  before: QueueOrder,
  filter: string,
  listed: readonly string[],
  total: number,
  stays: string,
): QueueOrder {
  const isWhole = total <= listed.length;
  if (before.filter !== filter) return { ids: listed, fresh: 0, filter, isWhole };
  const isListed = new Set(listed);
  const isKnown = new Set(before.ids);
  const lastKnown = listed.findLastIndex((id) => isKnown.has(id));
  const come = listed.filter((id) => !isKnown.has(id));
  // Of a queue of several pages, those behind the last known one were there before.
  const fresh = come.filter((id) => before.isWhole || listed.indexOf(id) < lastKnown).length;
  const kept = before.ids.filter((id) => isListed.has(id) || id === stays || !isWhole);
  if (come.length === 0 && kept.length === before.ids.length && before.isWhole === isWhole) return before;
  return { ids: [...kept, ...come], fresh: before.fresh + fresh, filter, isWhole };
}

/** The order with one article at its end. */
export function withLast(order: QueueOrder, id: string): QueueOrder {
  return { ...order, ids: [...order.ids.filter((each) => each !== id), id] };
}

/** The order without one article. */
export function without(order: QueueOrder, id: string): QueueOrder {
  return { ...order, ids: order.ids.filter((each) => each !== id) };
}

/** The article after or before another, past those that are taken; from the last one on to the first. */
export function neighbour(
  ids: readonly string[],
  from: string,
  by: 1 | -1,
  isTaken: (id: string) => boolean,
): string | null {
  const place = ids.indexOf(from);
  const others =
    by === 1
      ? [...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place))]
      : ids.slice(0, Math.max(0, place)).toReversed();
  return others.find((id) => !isTaken(id)) ?? null;
}

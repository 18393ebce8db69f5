/** Order of the articles in a user's queue. */
export interface QueueOrder {
  readonly ids: readonly string[];
  /** Number of articles that arrived after the queue was opened. They are appended to the queue. */
  readonly fresh: number;
  /** Filter to which the order applies. Each filter has its own order. */
  readonly filter: string;
  /** True if the last response contained the complete queue. */
  readonly isWhole: boolean;
}

export const NO_ORDER: QueueOrder = { ids: [], fresh: 0, filter: '', isWhole: false };

/**
 * Returns the queue order after a reload. Known articles keep their positions, completed articles are removed, and new
 * articles are appended.
 * @param listed article ids on the server's first page, in its order
 * @param total number of articles in the server's queue
 * @param stays id of the open article, which remains in the queue even if it is completed
 * @returns the same object if nothing changed
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
  // If the queue has several pages, articles after the last known article are not new.
  const fresh = come.filter((id) => before.isWhole || listed.indexOf(id) < lastKnown).length;
  const kept = before.ids.filter((id) => isListed.has(id) || id === stays || !isWhole);
  if (come.length === 0 && kept.length === before.ids.length && before.isWhole === isWhole) return before;
  return { ids: [...kept, ...come], fresh: before.fresh + fresh, filter, isWhole };
}

/** Moves an article to the end of the order, or appends it. */
export function withLast(order: QueueOrder, id: string): QueueOrder {
  return { ...order, ids: [...order.ids.filter((each) => each !== id), id] };
}

export function without(order: QueueOrder, id: string): QueueOrder {
  return { ...order, ids: order.ids.filter((each) => each !== id) };
}

/** Returns the next or previous article, wrapping around at the ends. Articles of other users are skipped. */
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

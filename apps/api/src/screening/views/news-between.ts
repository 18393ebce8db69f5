import { recentlyUsed } from '../../platform/util/recently-used';

/** The startups of a list by score, and until when those that are or were Later are, by id, in milliseconds since 1970. */
export type ListResult = { ids: Uint32Array; laterUntil: ReadonlyMap<number, number> };

export const NO_RESULT: ListResult = { ids: new Uint32Array(), laterUntil: new Map() };

/** Of startups by id: 0 for one that is new, or by how many places it moved up. */
export type News = ReadonlyMap<number, number>;

export const NO_NEWS: News = new Map();

/** Startups with news that are kept of all comparisons together, some 50 bytes each. */
const MOST_KEPT = 200_000;
/** News of more startups are not kept: few comparisons would leave no room for the others. */
const MOST_OF_ONE = 10_000;
/** What a comparison takes beside its news, in startups. */
const KEPT_FOR_ENTRY = 10;
/** Above this many numbers for each startup a table by id would waste memory. */
const SPARSE = 16;

/**
 * What is new in a list, and what moved up: a startup that overtook at least one other that was in the list and still
 * is, so that those who leave or come push nobody. One whose Later ended meanwhile is new.
 * @param before ids by score, of the visit
 * @param since and now: milliseconds since 1970
 * Source: product design, data rule 4.
 */
export function newsBetween(
  before: Uint32Array,
  { ids, laterUntil }: ListResult,
  { since, now }: { since: number; now: number },
): News {
  const news = comparison(before, ids);
  const ended = [...laterUntil].filter(([, until]) => until > since && until <= now);
  return ended.length === 0 ? news : new Map([...news, ...ended.map(([id]) => [id, 0] as const)]);
}

/** A comparison by name, so that what is kept of it keeps neither list. */
type Comparison = object;
/** The last one with each list: tabs ask again and again, mostly for lists that are as they were. */
const compared = new WeakMap<Uint32Array, WeakMap<Uint32Array, Comparison>>();
const kept = recentlyUsed<Comparison, News>(MOST_KEPT, ({ size }) => size + KEPT_FOR_ENTRY);

function comparison(before: Uint32Array, ids: Uint32Array): News {
  const last = compared.get(before)?.get(ids);
  const known = last && kept.get(last);
  if (known) return known;
  const news = isSame(before, ids) ? NO_NEWS : compare(before, ids);
  if (news.size > MOST_OF_ONE) return news;
  const made: Comparison = {};
  compared.set(before, new WeakMap([[ids, made]]));
  kept.set(made, news);
  return news;
}

function compare(before: Uint32Array, ids: Uint32Array): News {
  const news = new Map<number, number>();
  const { then, present, size } = keysOf(before, ids);
  const wasThere = new Uint8Array(size);
  const placeNow = new Int32Array(size);
  for (let index = 0; index < then.length; index += 1) wasThere[then[index] ?? 0] = 1;
  let place = 0;
  for (let index = 0; index < present.length; index += 1) {
    const key = present[index] ?? 0;
    if (wasThere[key] === 0) news.set(ids[index] ?? 0, 0);
    if (wasThere[key] === 1) placeNow[key] = place += 1;
  }
  place = 0;
  for (let index = 0; index < then.length; index += 1) {
    const isAt = placeNow[then[index] ?? 0] ?? 0;
    if (isAt === 0) continue;
    place += 1;
    const id = before[index] ?? 0;
    if (isAt < place) news.set(id, place - isAt);
  }
  return news;
}

function isSame(before: Uint32Array, ids: Uint32Array): boolean {
  if (before.length !== ids.length) return false;
  for (let index = 0; index < ids.length; index += 1) if (before[index] !== ids[index]) return false;
  return true;
}

/** How many of the news are new, and how many moved up. */
export function countNews(news: News): { new: number; moved_up: number } {
  let entered = 0;
  for (const moved of news.values()) if (moved === 0) entered += 1;
  return { new: entered, moved_up: news.size - entered };
}

/** Both lists by keys below `size`: the ids themselves where they are dense enough, else their first places. */
function keysOf(before: Uint32Array, ids: Uint32Array) {
  const largest = Math.max(largestOf(before), largestOf(ids));
  if (largest <= SPARSE * (before.length + ids.length) + 100_000)
    return { then: before, present: ids, size: largest + 1 };
  const keys = new Map<number, number>();
  const keyOf = (id: number) => {
    const known = keys.get(id) ?? keys.size;
    keys.set(id, known);
    return known;
  };
  return { then: before.map(keyOf), present: ids.map(keyOf), size: before.length + ids.length };
}

function largestOf(ids: Uint32Array): number {
  let largest = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    if (id > largest) largest = id;
  }
  return largest;
}

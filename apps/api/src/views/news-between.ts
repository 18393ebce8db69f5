/** The startups of a list by score, and until when each is or was Later, in milliseconds since 1970; NaN where it never was. */
export type ListResult = { ids: Uint32Array; laterUntil: Float64Array };

/** Of startups by id: 0 for one that is new, or by how many places it moved up. */
export type News = ReadonlyMap<number, number>;

export const NO_NEWS: News = new Map();

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
  const news = new Map<number, number>();
  const wasThere = tableOf(before, ids);
  const placeNow = tableOf(ids, before);
  for (const id of before) wasThere.set(id, 1);
  let place = 0;
  ids.forEach((id, index) => {
    const until = laterUntil[index] ?? NaN;
    if (wasThere.get(id) === 0 || (until > since && until <= now)) news.set(id, 0);
    if (wasThere.get(id) === 1) placeNow.set(id, (place += 1));
  });
  place = 0;
  for (const id of before) {
    const present = placeNow.get(id);
    if (present === 0) continue;
    place += 1;
    if (present < place && !news.has(id)) news.set(id, place - present);
  }
  return news;
}

/** How many of the news are new, and how many moved up. */
export function countNews(news: News): { new: number; moved_up: number } {
  let entered = 0;
  for (const moved of news.values()) if (moved === 0) entered += 1;
  return { new: entered, moved_up: news.size - entered };
}

type Table = { get: (id: number) => number; set: (id: number, value: number) => void };

/** A number for each id, 0 at first; by place in an array where ids are dense enough. */
function tableOf(some: Uint32Array, others: Uint32Array): Table {
  let largest = 0;
  for (const ids of [some, others]) for (const id of ids) if (id > largest) largest = id;
  if (largest > SPARSE * (some.length + others.length) + 100_000) {
    const values = new Map<number, number>();
    return { get: (id) => values.get(id) ?? 0, set: (id, value) => void values.set(id, value) };
  }
  const values = new Int32Array(largest + 1);
  return {
    get: (id) => values[id] ?? 0,
    set: (id, value) => {
      values[id] = value;
    },
  };
}

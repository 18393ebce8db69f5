import type { ReviewArticle, ReviewCompany, ReviewValue } from '@vaglio/contract';
import type { ArticleFilter } from './articles-query';

/** Selected value, to which hotkeys apply. For a company without values, the key is ''. */
export interface Selection {
  readonly rawId: string;
  readonly key: string;
}

export interface Selected {
  readonly company: ReviewCompany;
  readonly value: ReviewValue | null;
}

/** Returns all selectable entries in page order: values, companies without values, and discarded companies. */
function stopsOf({ companies }: ReviewArticle): Selection[] {
  return companies.flatMap(({ raw_id, state, values }) =>
    state === 'discarded' || values.length === 0
      ? [{ rawId: raw_id, key: '' }]
      : values.map(({ key }) => ({ rawId: raw_id, key })),
  );
}

/**
 * Returns the index of a selection; -1 if the article does not contain the company. If the company was discarded, its
 * values are no longer selectable, and the index of its last entry is returned.
 */
function placeOf(stops: readonly Selection[], selection: Selection | null): number {
  const place = stops.findIndex((stop) => isSame(stop, selection));
  return place === -1 ? stops.findLastIndex(({ rawId }) => rawId === selection?.rawId) : place;
}

function isOpenStop(article: ReviewArticle, stop: Selection): boolean {
  return selectedOf(article, stop)?.value?.is_open === true;
}

/** Returns the company and the value of a selection, or null if the article does not contain the company. */
export function selectedOf(article: ReviewArticle, selection: Selection | null): Selected | null {
  const company = article.companies.find(({ raw_id }) => raw_id === selection?.rawId);
  if (!company) return null;
  return { company, value: company.values.find(({ key }) => key === selection?.key) ?? null };
}

export function isSame(one: Selection | null, other: Selection | null): boolean {
  return one?.rawId === other?.rawId && one?.key === other?.key;
}

/** Returns the next or previous entry. At either end, the selection does not change. */
export function step(article: ReviewArticle, selection: Selection | null, by: 1 | -1): Selection | null {
  const stops = stopsOf(article);
  const place = placeOf(stops, selection);
  return stops[Math.min(stops.length - 1, Math.max(0, place + by))] ?? null;
}

/** Returns the next open value, wrapping around at the end; null if no value is open. */
export function nextOpen(article: ReviewArticle, selection: Selection | null): Selection | null {
  const stops = stopsOf(article);
  const place = placeOf(stops, selection);
  const isOpen = (stop: Selection) => isOpenStop(article, stop);
  return stops.slice(place + 1).find(isOpen) ?? stops.slice(0, Math.max(0, place)).find(isOpen) ?? null;
}

/**
 * Returns the selection after a decision. It is usually the next open value. After a decision about a value that was
 * not open, it is the next entry. A value that is still open remains selected, such as a value without a source after
 * "Accept company".
 */
export function afterDecision(
  before: ReviewArticle,
  after: ReviewArticle,
  selection: Selection | null,
): Selection | null {
  const isLeftOpen = stopsOf(after).some((stop) => isSame(stop, selection) && isOpenStop(after, stop));
  if (isLeftOpen) return selection;
  const wasOpen = selectedOf(before, selection)?.value?.is_open !== false;
  return wasOpen ? nextOpen(after, selection) : step(after, selection, 1);
}

/** Returns the selection after an undo. It is the value of the undone step, or the first open value of a company. */
export function afterUndo(article: ReviewArticle, stop: Selection): Selection {
  if (stop.key !== '') return stop;
  const ofCompany = stopsOf(article).filter(({ rawId }) => rawId === stop.rawId);
  return ofCompany.find((each) => isOpenStop(article, each)) ?? ofCompany[0] ?? stop;
}

/**
 * Returns the initial selection: the first open value that matches the filter, otherwise the first open value,
 * otherwise the first entry.
 */
export function firstStop(article: ReviewArticle, only: ArticleFilter = 'all'): Selection | null {
  const stops = stopsOf(article);
  const wanted = stops.find((stop) => {
    const value = selectedOf(article, stop)?.value;
    return value?.is_open === true && IS_OF_FILTER[only](value);
  });
  return wanted ?? nextOpen(article, null) ?? stops[0] ?? null;
}

const MONEY_FIELDS: ReadonlySet<string> = new Set(['raised_money', 'financings', 'investors']);
const IS_OF_FILTER: Readonly<Record<ArticleFilter, (value: ReviewValue) => boolean>> = {
  all: () => true,
  conflicts: ({ state }) => state === 'conflict',
  no_source: ({ state }) => state === 'no_source',
  money: ({ field }) => MONEY_FIELDS.has(field),
  awards: ({ field }) => field === 'awards',
};

/** Returns the numbers of all values and of open values. Discarded companies are ignored. */
export function countValues({ companies }: ReviewArticle): { readonly all: number; readonly open: number } {
  const values = companies.flatMap(({ state, values }) => (state === 'discarded' ? [] : values));
  return { all: values.length, open: values.filter(({ is_open }) => is_open).length };
}

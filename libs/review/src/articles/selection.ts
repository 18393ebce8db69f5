import type { ReviewArticle, ReviewCompany, ReviewValue } from '@vaglio/contract';
import type { ArticleFilter } from './articles-query';

/** The value that keys act on. Of a company without values the key is ''. */
export interface Selection {
  readonly rawId: string;
  readonly key: string;
}

export interface Selected {
  readonly company: ReviewCompany;
  readonly value: ReviewValue | null;
}

/** Every value in the order of the page; a company without values is passed once, a discarded one as well. */
function stopsOf({ companies }: ReviewArticle): Selection[] {
  return companies.flatMap(({ raw_id, state, values }) =>
    state === 'discarded' || values.length === 0
      ? [{ rawId: raw_id, key: '' }]
      : values.map(({ key }) => ({ rawId: raw_id, key })),
  );
}

/**
 * Where a selection is among the stops: of a value that is none any more, because its company was discarded, the last
 * stop of that company; -1 where the article has no such company.
 */
function placeOf(stops: readonly Selection[], selection: Selection | null): number {
  const place = stops.findIndex((stop) => isSame(stop, selection));
  return place === -1 ? stops.findLastIndex(({ rawId }) => rawId === selection?.rawId) : place;
}

function isOpenStop(article: ReviewArticle, stop: Selection): boolean {
  return selectedOf(article, stop)?.value?.is_open === true;
}

/** What a selection names; null where the article has no such company. */
export function selectedOf(article: ReviewArticle, selection: Selection | null): Selected | null {
  const company = article.companies.find(({ raw_id }) => raw_id === selection?.rawId);
  if (!company) return null;
  return { company, value: company.values.find(({ key }) => key === selection?.key) ?? null };
}

export function isSame(one: Selection | null, other: Selection | null): boolean {
  return one?.rawId === other?.rawId && one?.key === other?.key;
}

/** The value after or before the selected one; at either end it stays. */
export function step(article: ReviewArticle, selection: Selection | null, by: 1 | -1): Selection | null {
  const stops = stopsOf(article);
  const place = placeOf(stops, selection);
  return stops[Math.min(stops.length - 1, Math.max(0, place + by))] ?? null;
}

/** The first value after the selected one that needs a person, else the first before it; null where none does. */
export function nextOpen(article: ReviewArticle, selection: Selection | null): Selection | null {
  const stops = stopsOf(article);
  const place = placeOf(stops, selection);
  const isOpen = (stop: Selection) => isOpenStop(article, stop);
  return stops.slice(place + 1).find(isOpen) ?? stops.slice(0, Math.max(0, place)).find(isOpen) ?? null;
}

/**
 * Where a decision leads: on to the next open value; from one that was not open to its neighbour. A value that it left
 * open, as Accept company leaves one without a source, stays selected.
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

/** Where an undone step leads: to its value; of a step about a company to the first value that needs a person. */
export function afterUndo(article: ReviewArticle, stop: Selection): Selection {
  if (stop.key !== '') return stop;
  const ofCompany = stopsOf(article).filter(({ rawId }) => rawId === stop.rawId);
  return ofCompany.find((each) => isOpenStop(article, each)) ?? ofCompany[0] ?? stop;
}

/** Where the work on an article begins: its first open value that the filter is about, else its first open one, else its first. */
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

/** How many values there are, and how many of them need a person; without companies that were discarded. */
export function countValues({ companies }: ReviewArticle): { readonly all: number; readonly open: number } {
  const values = companies.flatMap(({ state, values }) => (state === 'discarded' ? [] : values));
  return { all: values.length, open: values.filter(({ is_open }) => is_open).length };
}

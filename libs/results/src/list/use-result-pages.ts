import { errorText } from '@vaglio/api-client';
import { useListCuratedQuery, useListRawQuery, type RawStartup, type Startup } from '@vaglio/startups-data';
import type { ListTab, ResultsView } from './results-view';

export type ListedStartup = RawStartup | Startup;

export interface ResultPage {
  readonly rows: readonly ListedStartup[];
  /** Entries of the whole list under the present search; null until loaded, and after a failure. */
  readonly total: number | null;
  /** Of raw ones, how many wait for a person; null where the server lets none wait. */
  readonly waiting: number | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
}

interface Answer {
  readonly data?: {
    readonly items?: readonly ListedStartup[];
    readonly total?: number;
    readonly waiting?: number;
  };
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The shown page of both lists; the one behind the other tab is on its first page, for its count. */
export function useResultPages({ tab, show, q, page, pageSize }: ResultsView): Record<ListTab, ResultPage> {
  const queryOf = (list: ListTab) => ({ page: list === tab ? page : 1, pageSize, q: q || undefined });
  return {
    raw: toPage(
      useListRawQuery({ ...queryOf('raw'), ...(tab === 'raw' && show === 'waiting' && { review: show }) }),
    ),
    curated: toPage(useListCuratedQuery(queryOf('curated'))),
  };
}

/** A failed load empties the list. */
function toPage({ data, error, isFetching, refetch }: Answer): ResultPage {
  const shown = error === undefined ? data : undefined;
  const failure = error === undefined ? null : errorText(error, 'Failed to load data');
  return {
    rows: shown?.items ?? [],
    total: shown?.total ?? null,
    waiting: shown?.waiting ?? null,
    isFetching,
    failure,
    retry: () => void refetch(),
  };
}

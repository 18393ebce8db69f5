import type { RawStartup, Startup } from '@vaglio/contract';
import { useListCuratedQuery, useListRawQuery } from '@vaglio/startups-data';
import { toListPage, type ListPage } from './list-page';
import { SORTS, type ListTab, type ResultsView } from './results-view';

export type ListedStartup = RawStartup | Startup;

export interface ResultPage extends ListPage<ListedStartup> {
  /** Number of raw rows that wait for a review; null if the server does not support reviews. */
  readonly waiting: number | null;
}

/** Loads the displayed page of the current list. For the other list, it loads the first page to show its count. */
export function useResultPages(view: ResultsView): Record<ListTab, ResultPage> {
  const { tab, show, q, page, pageSize, dir } = view;
  const sortOf = <Sort extends string>(list: ListTab, sorts: readonly Sort[]) => {
    const sort = list === tab ? sorts.find((each) => each === view.sort) : undefined;
    return sort && { sort, dir };
  };
  const queryOf = (list: ListTab) => ({ page: list === tab ? page : 1, pageSize, q: q || undefined });
  const raw = useListRawQuery({
    ...queryOf('raw'),
    ...sortOf('raw', SORTS.raw),
    ...(tab === 'raw' && show === 'waiting' && { review: show }),
  });
  const curated = useListCuratedQuery({ ...queryOf('curated'), ...sortOf('curated', SORTS.curated) });
  return {
    raw: { ...toListPage(raw), waiting: raw.error === undefined ? (raw.data?.waiting ?? null) : null },
    curated: { ...toListPage(curated), waiting: null },
  };
}

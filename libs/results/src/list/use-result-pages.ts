import type { RawStartup, Startup } from '@vaglio/contract';
import { useListCuratedQuery, useListRawQuery } from '@vaglio/startups-data';
import { toListPage, type ListPage } from './list-page';
import type { ListTab, ResultsView } from './results-view';

export type ListedStartup = RawStartup | Startup;

export interface ResultPage extends ListPage<ListedStartup> {
  /** Of raw ones, how many wait for a person; null where the server lets none wait. */
  readonly waiting: number | null;
}

/** The shown page of both lists; the one behind the other tab is on its first page, for its count. */
export function useResultPages({ tab, show, q, page, pageSize }: ResultsView): Record<ListTab, ResultPage> {
  const queryOf = (list: ListTab) => ({ page: list === tab ? page : 1, pageSize, q: q || undefined });
  const raw = useListRawQuery({
    ...queryOf('raw'),
    ...(tab === 'raw' && show === 'waiting' && { review: show }),
  });
  const curated = useListCuratedQuery(queryOf('curated'));
  return {
    raw: { ...toListPage(raw), waiting: raw.error === undefined ? (raw.data?.waiting ?? null) : null },
    curated: { ...toListPage(curated), waiting: null },
  };
}

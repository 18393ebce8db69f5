import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Dashboard, StartupColumns } from '@vaglio/contract';
import {
  useListCuratedColumnsQuery,
  useListInvestmentsColumnsQuery,
  useReadDashboardQuery,
} from '@vaglio/startups-data';
import { PIE_COLUMNS } from './pie-columns';
import { countPlaces, type PieList } from './pie-lists';

/**
 * Parameters that request only the displayed fields. A server that ignores `fields` returns more fields. Source: spec
 * §7.
 */
const DRAWN = { pageSize: 'all', withAwards: 0, fields: 'canton,sector' } as const;

/**
 * Loads the counts for the rings. If the server has no dashboard route, it loads the three lists in parallel and counts
 * in the browser.
 * @returns `lists` in the order of PIE_COLUMNS, null while a list is loading; `failure`, the error text of the first
 * failed request
 */
export function usePieLists() {
  const counted = useReadDashboardQuery();
  const { lists, ...loaded } = useLoadedLists(counted.error === undefined);
  const rings = useMemo(() => ringLists(counted.data), [counted.data]);
  return {
    ...loaded,
    lists: counted.error === undefined ? rings : lists,
    isFetching: counted.isFetching || loaded.isFetching,
  };
}

function useLoadedLists(skip: boolean) {
  const curated = useListCuratedColumnsQuery({ ...DRAWN, sort: 'created_at', dir: 'desc' }, { skip });
  const topOfAll = useListInvestmentsColumnsQuery(
    { ...DRAWN, top: 'percent_all', withArticles: 0 },
    { skip },
  );
  const topOfActive = useListInvestmentsColumnsQuery(
    { ...DRAWN, mode: 'active', top: 'percent', withArticles: 0 },
    { skip },
  );
  const answers = [curated, topOfAll, topOfActive];
  const lists = [useCounted(curated.data), useCounted(topOfAll.data), useCounted(topOfActive.data)];
  const failed = skip ? -1 : answers.findIndex(({ error }) => error !== undefined);
  const retry = () =>
    answers.filter(({ error }) => error !== undefined).forEach(({ refetch }) => void refetch());
  return {
    lists,
    isFetching: answers.some(({ isFetching }) => isFetching),
    failure:
      failed < 0 ? null : errorText(answers[failed]?.error, PIE_COLUMNS[failed]?.failure ?? 'Load error'),
    retry,
  };
}

function useCounted(page: { readonly items: readonly StartupColumns[] } | undefined) {
  return useMemo(() => (page === undefined ? null : countPlaces(page.items)), [page]);
}

/**
 * Returns the counted lists in the order of PIE_COLUMNS, with null for each list that the server omits.
 * @param dashboard response; undefined while loading
 */
function ringLists(dashboard: Dashboard | undefined): readonly (PieList | null)[] {
  const countsOf = (counts: readonly { code: string; count: number }[]) =>
    counts.map(({ code, count }) => ({ name: code, count }));
  return PIE_COLUMNS.map(({ ring }) => {
    const found = dashboard?.rings.find(({ list }) => list === ring);
    return found ? { canton: countsOf(found.canton), sector: countsOf(found.sector) } : null;
  });
}

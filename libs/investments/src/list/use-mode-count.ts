import { useListInvestmentsQuery, type Mode } from '@vaglio/startups-data';

/** How many startups a tab holds without any filter; null as long as that is not known. */
export function useModeCount(mode: Mode): number | null {
  const { data, error } = useListInvestmentsQuery({
    mode,
    page: 1,
    pageSize: 1,
    withAwards: 0,
    withArticles: 0,
  });
  return error ? null : (data?.total ?? null);
}

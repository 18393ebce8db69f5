import { comparisonApi } from './endpoints.gen';

/** A comparison is read when it is opened: any change of its startups makes it stale. */
export const useComparison = (ids: string, skip: boolean) =>
  comparisonApi.useCompareStartupsQuery({ ids }, { refetchOnMountOrArgChange: true, skip });

import { comparisonApi as generated } from './endpoints.gen';

/** Any decision, fact or weight moves what is compared. */
const comparisonApi = generated.enhanceEndpoints({
  addTagTypes: ['investments', 'facts', 'decisions', 'work'],
  endpoints: {
    compareStartups: { providesTags: ['comparison', 'investments', 'facts', 'decisions', 'work'] },
  },
});

/** A comparison is read when it is opened: what was read before may be stale. */
export const useComparison = (ids: string, skip: boolean) =>
  comparisonApi.useCompareStartupsQuery({ ids }, { refetchOnMountOrArgChange: true, skip });

import type { Invalidation, Tag } from '@vaglio/api-client';
import { scoringApi as generated } from './endpoints.gen';

/** A group, an item or a rule decides which awards count: ranked lists, the curated list and the figures are stale too. */
const MOVES_SCORES = { invalidatesTags: ['exclusivity', 'investments', 'startups', 'stats'] } as const satisfies Invalidation;

/** The threshold decides who is eligible and new, the top percent who is at the top. */
const MOVES_THE_CUT = { invalidatesTags: ['score', 'investments', 'startups', 'stats'] } as const satisfies Invalidation;

/** Items are told with their parameter's name and weight; a deleted parameter takes its items along. */
const TELLS_PARAMETERS = { providesTags: ['exclusivity', 'parameters'] } as const satisfies { readonly providesTags: readonly Tag[] };

export const adminParamsApi = generated.enhanceEndpoints({
  addTagTypes: ['parameters'],
  endpoints: {
    createAwardGroup: MOVES_SCORES,
    updateAwardGroup: MOVES_SCORES,
    deleteAwardGroup: MOVES_SCORES,
    addAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItemByParameter: MOVES_SCORES,
    listAwardConfig: TELLS_PARAMETERS,
    listAwardGroupItems: TELLS_PARAMETERS,
    saveScoreConfig: MOVES_THE_CUT,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useAddAwardGroupItemMutation,
  useCreateAwardGroupMutation,
  useDeleteAwardGroupItemByParameterMutation,
  useDeleteAwardGroupItemMutation,
  useDeleteAwardGroupMutation,
  useListAwardConfigQuery,
  useListAwardGroupItemsQuery,
  useListAwardGroupsQuery,
  useReadScoreConfigQuery,
  useSaveScoreConfigMutation,
  useUpdateAwardGroupMutation,
} = adminParamsApi;

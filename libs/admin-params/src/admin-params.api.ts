import type { Invalidation } from '@vaglio/api-client';
import { scoringApi as generated } from './endpoints.gen';

const GROUPS = { type: 'exclusivity', id: 'groups' } as const;
const CONFIG = { type: 'exclusivity', id: 'config' } as const;

/** Which awards count decides every score: ranked lists, the curated list and the figures are stale too. */
const MOVES_SCORES = { invalidatesTags: ['exclusivity', 'investments', 'startups', 'stats'] } as const satisfies Invalidation;

/** A group's items stay what they are; those of a deleted one must not be asked for again. */
const MOVES_GROUPS = { invalidatesTags: [GROUPS, CONFIG, 'investments', 'startups', 'stats'] } as const;

/** The threshold decides who is eligible and new, the top percent who is at the top. */
const MOVES_THE_CUT = { invalidatesTags: ['score', 'investments', 'startups', 'stats'] } as const satisfies Invalidation;

export const adminParamsApi = generated.enhanceEndpoints({
  addTagTypes: ['parameters'],
  endpoints: {
    createAwardGroup: MOVES_GROUPS,
    updateAwardGroup: MOVES_GROUPS,
    deleteAwardGroup: MOVES_GROUPS,
    addAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItemByParameter: MOVES_SCORES,
    listAwardGroups: { providesTags: [GROUPS] },
    // Items are told with their parameter's name and weight; a deleted parameter takes its items along.
    listAwardConfig: { providesTags: [CONFIG, 'parameters'] },
    listAwardGroupItems: { providesTags: ['exclusivity', 'parameters'] },
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

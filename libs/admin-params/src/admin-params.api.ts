import type { Invalidation } from '@vaglio/api-client';
import { scoringApi as generated } from './endpoints.gen';

const GROUPS = { type: 'exclusivity', id: 'groups' } as const;
const CONFIG = { type: 'exclusivity', id: 'config' } as const;
const VERSIONS = { type: 'score', id: 'versions' } as const;

/** Which awards count decides every score: ranked lists, the curated list and the figures are stale too. */
const MOVES_SCORES = {
  invalidatesTags: ['exclusivity', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** A group's items stay what they are; those of a deleted one must not be asked for again. */
const MOVES_GROUPS = { invalidatesTags: [GROUPS, CONFIG, 'investments', 'startups', 'stats'] } as const;

/** The threshold decides who is eligible and new, the top percent who is at the top. */
const CHANGES_ELIGIBILITY = {
  invalidatesTags: ['score', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Everything comes back as it was: weights, groups, settings and what they make of the startups. */
const BRINGS_BACK = {
  invalidatesTags: ['score', 'parameters', 'exclusivity', 'awards', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** An award that counts by another name moves scores, as a weight does. */
const WEIGHS_AWARDS = {
  invalidatesTags: ['awards', 'parameters', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Only a preview: nothing changes. */
const CHANGES_NOTHING = { invalidatesTags: [] };

/** Every change of a weight, a group or the settings makes a version, and moves the present on. */
const STALE_AFTER_EVERY_CHANGE = { providesTags: [VERSIONS, CONFIG, 'parameters'] } as const;

export const scoringApi = generated.enhanceEndpoints({
  addTagTypes: ['parameters', 'startups', 'stages'],
  endpoints: {
    createAwardGroup: MOVES_GROUPS,
    updateAwardGroup: MOVES_GROUPS,
    deleteAwardGroup: MOVES_GROUPS,
    addAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItem: MOVES_SCORES,
    deleteAwardGroupItemByParameter: MOVES_SCORES,
    // A deleted parameter leaves its groups, which is a change of the groups.
    listAwardGroups: { providesTags: [GROUPS, 'parameters'] },
    // Items are listed with their parameter's name and weight; a deleted parameter takes its items along.
    listAwardConfig: { providesTags: [CONFIG, 'parameters'] },
    listAwardGroupItems: { providesTags: ['exclusivity', 'parameters'] },
    saveScoreConfig: CHANGES_ELIGIBILITY,
    // The board marks by them.
    saveStageLimits: { invalidatesTags: ['stage-limits', 'stages'] },
    simulateScore: CHANGES_NOTHING,
    listScoreDifference: CHANGES_NOTHING,
    listScoringVersions: STALE_AFTER_EVERY_CHANGE,
    compareScoringVersions: STALE_AFTER_EVERY_CHANGE,
    noteScoringVersion: { invalidatesTags: [VERSIONS] },
    restoreScoringVersion: BRINGS_BACK,
    // A new or deleted parameter weighs an award or no longer does, and curation brings new awards.
    listUnweightedAwards: { providesTags: ['awards', 'parameters', 'startups'] },
    listAwardDecisions: { providesTags: ['awards', 'parameters', 'startups'] },
    makeAwardParameter: WEIGHS_AWARDS,
    addAwardAlias: WEIGHS_AWARDS,
    removeAwardAlias: WEIGHS_AWARDS,
  },
});

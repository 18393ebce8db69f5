import type { Invalidation } from '@vaglio/api-client';
import { scoringApi as generated } from './endpoints.gen';

const GROUPS = { type: 'exclusivity', id: 'groups' } as const;
const CONFIG = { type: 'exclusivity', id: 'config' } as const;
const VERSIONS = { type: 'score', id: 'versions' } as const;

/**
 * Invalidations for changes of the counted awards. These determine every score, so ranked lists, the curated list and
 * the statistics become stale.
 */
const MOVES_SCORES = {
  invalidatesTags: ['exclusivity', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/**
 * Invalidations for changes of a group. Its items remain the same, so they are not reloaded. The items of a deleted
 * group no longer exist.
 */
const MOVES_GROUPS = { invalidatesTags: [GROUPS, CONFIG, 'investments', 'startups', 'stats'] } as const;

/**
 * Invalidations for changes of the score settings. The threshold determines eligible and new startups, the top percent
 * determines the top list.
 */
const CHANGES_ELIGIBILITY = {
  invalidatesTags: ['score', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/**
 * Invalidations for a restored scoring version. It replaces weights, groups and settings, so all dependent values
 * become stale.
 */
const BRINGS_BACK = {
  invalidatesTags: ['score', 'parameters', 'exclusivity', 'awards', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Invalidations for an award that becomes a parameter or alias. Scores change as they do for a changed weight. */
const WEIGHS_AWARDS = {
  invalidatesTags: ['awards', 'parameters', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Invalidations for previews, which change no data. */
const CHANGES_NOTHING = { invalidatesTags: [] };

/** Tags of the list of versions. Every change of a weight, a group or the settings creates a version. */
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
    // Deleting a parameter removes it from its groups, which changes their versions.
    listAwardGroups: { providesTags: [GROUPS, 'parameters'] },
    // Items contain the name and weight of their parameter. Deleting a parameter deletes its items.
    listAwardConfig: { providesTags: [CONFIG, 'parameters'] },
    listAwardGroupItems: { providesTags: ['exclusivity', 'parameters'] },
    saveScoreConfig: CHANGES_ELIGIBILITY,
    // The board highlights startups that exceed a stage limit.
    saveStageLimits: { invalidatesTags: ['stage-limits', 'stages'] },
    simulateScore: CHANGES_NOTHING,
    listScoreDifference: CHANGES_NOTHING,
    listScoringVersions: STALE_AFTER_EVERY_CHANGE,
    compareScoringVersions: STALE_AFTER_EVERY_CHANGE,
    noteScoringVersion: { invalidatesTags: [VERSIONS] },
    restoreScoringVersion: BRINGS_BACK,
    // Creating or deleting a parameter changes the awards without a weight. Curation also adds new awards.
    listUnweightedAwards: { providesTags: ['awards', 'parameters', 'startups'] },
    listAwardDecisions: { providesTags: ['awards', 'parameters', 'startups'] },
    makeAwardParameter: WEIGHS_AWARDS,
    addAwardAlias: WEIGHS_AWARDS,
    removeAwardAlias: WEIGHS_AWARDS,
  },
});

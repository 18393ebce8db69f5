import { answerSchema, type Invalidation } from '@vaglio/api-client';
import * as answers from './answers.gen';
import { duplicatesApi as generated, type MergeChoices, type MergePreview } from './endpoints.gen';

/** One startup less or more: every list and figure is stale. */
const CHANGES_STARTUPS = {
  invalidatesTags: ['duplicates', 'investments', 'startups', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** Decides about a pair alone, and is an event of the audit trail. */
const DECIDES_PAIRS = { invalidatesTags: ['duplicates', 'audit'] } as const satisfies Invalidation;

type PreviewArg = { readonly id: string; readonly choices: MergeChoices };

const duplicatesApi = generated
  .enhanceEndpoints({
    addTagTypes: ['duplicates', 'investments', 'startups', 'stats', 'articles', 'audit'],
    endpoints: {
      // New and changed startups make pairs.
      countDuplicates: { providesTags: ['duplicates', 'startups'] },
      mergeDuplicate: CHANGES_STARTUPS,
      undoMerge: CHANGES_STARTUPS,
      dismissDuplicate: DECIDES_PAIRS,
      undoKeptApart: DECIDES_PAIRS,
      postponeDuplicate: DECIDES_PAIRS,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // The generated call is a change, because it is a POST; it writes nothing, and its answer is kept by its choices.
      mergePreview: build.query<MergePreview, PreviewArg>({
        query: ({ id, choices }) => ({
          url: `/auth/duplicates/${encodeURIComponent(id)}/preview`,
          method: 'POST',
          body: choices,
        }),
        responseSchema: answerSchema(answers.mergePreview),
        providesTags: ['duplicates'],
      }),
    }),
  });

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useCountDuplicatesQuery,
  useDismissDuplicateMutation,
  useListDuplicatesQuery,
  useListKeptApartQuery,
  useListMergesQuery,
  useMergeDuplicateMutation,
  useMergePreviewQuery,
  usePostponeDuplicateMutation,
  useReadDuplicateQuery,
  useUndoKeptApartMutation,
  useUndoMergeMutation,
} = duplicatesApi;

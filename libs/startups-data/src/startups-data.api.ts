import { changeSchema } from '@vaglio/api-client';
import { startupMergeShape, type StartupMerge } from '@vaglio/contract';
import { startupsApi as generated } from './endpoints.gen';
import {
  ADDS_OR_REMOVES,
  CHANGES_MANY,
  DECIDES,
  JOINS_OR_PARTS,
  MAKES_STARTUPS,
  MOVES_BETWEEN_LISTS,
  MOVES_FACTS,
  MOVES_ROWS,
  MOVES_SCORES,
  SEES,
  SHOWN_IN_BOTH_LISTS,
  SHOWS_FACTS,
  SHOWS_STARTUPS,
  PENDING_WORK_TAGS,
  UNDOES_STEP,
} from './invalidations';

export const startupsApi = generated
  .enhanceEndpoints({
    addTagTypes: [...PENDING_WORK_TAGS, 'view-news'],
    endpoints: {
      createParameter: MOVES_SCORES,
      addUsualParameters: MOVES_SCORES,
      importWeights: MOVES_SCORES,
      removeUsualParameters: MOVES_SCORES,
      updateParameter: MOVES_SCORES,
      deleteParameter: MOVES_SCORES,
      listParameterChoices: { providesTags: ['parameters', 'exclusivity'] },
      addStartup: { invalidatesTags: [...MAKES_STARTUPS.invalidatesTags, 'notes'] },
      undoAddedStartup: ADDS_OR_REMOVES,
      // This request is sent while the user types, so its result is not kept. Adding a startup does not repeat it.
      findSimilarStartups: { providesTags: [], keepUnusedDataFor: 0 },
      runCuration: MAKES_STARTUPS,
      auditCuration: MAKES_STARTUPS,
      deleteStartup: ADDS_OR_REMOVES,
      deleteRaw: ADDS_OR_REMOVES,
      restoreDeleted: ADDS_OR_REMOVES,
      // Nearly every change affects pending work, and each pipeline stage has its own tag.
      readChain: { providesTags: ['chain', ...PENDING_WORK_TAGS] },
      readDashboard: { providesTags: ['stats', 'startups', 'investments'] },
      setInvestmentFlags: { invalidatesTags: [...MOVES_BETWEEN_LISTS.invalidatesTags, 'decisions'] },
      decide: DECIDES,
      undoDecision: DECIDES,
      changeMany: CHANGES_MANY,
      undoMany: CHANGES_MANY,
      // Not cached, because the response is compared with the current selection.
      readSelection: { keepUnusedDataFor: 0 },
      moveStartup: DECIDES,
      undoMove: DECIDES,
      readStages: SHOWS_STARTUPS,
      readStage: SHOWS_STARTUPS,
      readInvestment: SHOWS_STARTUPS,
      setInvestmentText: SHOWN_IN_BOTH_LISTS,
      // Assignees and next steps only matter if the list is filtered by them.
      listInvestments: {
        providesTags: (_page, _error, { assignee, step }) =>
          assignee || step ? ['investments', 'work'] : ['investments'],
      },
      readFilterValues: { providesTags: ['investments', 'work', 'parameters'] },
      readFacts: SHOWS_FACTS,
      addAward: MOVES_FACTS,
      addFounder: MOVES_FACTS,
      addMoney: MOVES_FACTS,
      confirmFact: MOVES_FACTS,
      correctAward: MOVES_FACTS,
      correctFact: MOVES_FACTS,
      correctFounder: MOVES_FACTS,
      correctMoney: MOVES_FACTS,
      discardAward: MOVES_FACTS,
      discardFounder: MOVES_FACTS,
      discardMoney: MOVES_FACTS,
      handBackFact: MOVES_FACTS,
      keepSuggestion: MOVES_FACTS,
      takeSuggestion: MOVES_FACTS,
      undoFactChange: MOVES_FACTS,
      decideFound: MOVES_ROWS,
      undoReviewStep: UNDOES_STEP,
      allowDiscardedName: MOVES_ROWS,
      splitStartup: JOINS_OR_PARTS,
      undoSplit: JOINS_OR_PARTS,
      mergeInto: JOINS_OR_PARTS,
      previewSplit: SHOWS_FACTS,
      // Without tags, the preview is not reloaded after the merge, when the merged startup no longer exists. Each
      // preview is requested again, and the server rejects an outdated preview.
      previewMergeInto: { providesTags: [] },
      // Notes, decisions and assignments make users follow a startup.
      readFollowing: { providesTags: ['following', 'notes', 'work', 'decisions', 'investments'] },
      // The timeline contains all changes of a startup.
      readTimeline: {
        providesTags: ['timeline', 'notes', 'work', 'investments', 'startups', 'facts', 'decisions'],
      },
      // Any change that affects a list can change the number of new startups in a view.
      countViewNews: { providesTags: ['view-news', 'investments', 'startups', 'work'] },
      createView: { invalidatesTags: ['views', 'view-news'] },
      updateView: { invalidatesTags: ['views', 'view-news'] },
      deleteView: { invalidatesTags: ['views', 'view-news'] },
      visitView: SEES,
      listMergeTargets: { providesTags: ['facts', 'startups', 'duplicates'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // The generated endpoint is part of the duplicates review.
      undoMergeInto: build.mutation<StartupMerge | null, { readonly id: string }>({
        query: ({ id }) => ({
          url: `/auth/merges/${encodeURIComponent(id)}/undo`,
          method: 'POST',
          body: {},
        }),
        responseSchema: changeSchema(startupMergeShape),
        ...JOINS_OR_PARTS,
      }),
    }),
  });

export const { useUndoMergeIntoMutation } = startupsApi;

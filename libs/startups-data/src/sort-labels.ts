import type { ListInvestmentsApiArg } from '@vaglio/contract';

/** What the ranked list is sorted by, as people read it. Source: spec §9. */
export const SORT_LABELS: Readonly<Record<NonNullable<ListInvestmentsApiArg['sort']>, string>> = {
  score: 'Score',
  firstTime_appear_inscore: 'First above threshold',
  last_modified_score: 'Score changed',
  article_date: 'Article date',
  founding_year: 'Founding year',
  created_at: 'Created',
  updated_at: 'Updated',
};

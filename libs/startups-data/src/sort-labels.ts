import type { ListInvestmentsApiArg } from '@vaglio/contract';
import { fieldLabel, recordOf, SORT_FIELDS } from '@vaglio/startups-domain';

/** Labels of the sort orders of the ranked list. Source: spec §9. */
export const SORT_LABELS: Readonly<Record<NonNullable<ListInvestmentsApiArg['sort']>, string>> = {
  score: 'Score',
  firstTime_appear_inscore: 'First above threshold',
  last_modified_score: 'Score changed',
  ...recordOf(SORT_FIELDS, fieldLabel),
  created_at: 'Created',
  updated_at: 'Updated',
};

import type { IndexedRow } from './index-rows';

/** A row as the database gives it, of which nothing is known but what a spec says. */
export const anIndexedRow = (of: Pick<IndexedRow, 'id'> & Partial<IndexedRow>): IndexedRow => ({
  rejected: 0,
  canton: null,
  sector: null,
  name_key: '',
  search_key: of.name_key ?? '',
  later_until: null,
  raised: null,
  flags: 0,
  assignee_id: null,
  step_day: null,
  stage_since: null,
  awards: '',
  score: null,
  firstTime_appear_inscore: null,
  last_modified_score: null,
  article_date: null,
  founding_year: null,
  created_at: null,
  updated_at: null,
  ...of,
});

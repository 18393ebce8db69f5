import { LISTED_FIELDS, recordOf } from '@vaglio/startups-domain';
import type { ListRow } from './list-row';
import type { ListSnapshot } from './list-snapshot';
import { sortedRows } from './sorted-rows';

/** Returns an empty list row with overrides. */
export function listRow(overrides: Partial<ListRow> = {}): ListRow {
  return { ...EMPTY, ...overrides };
}

/** Returns a list snapshot with fixed rows. Each call of `current` returns a new state. */
export function listSnapshotOf(rows: readonly ListRow[]): ListSnapshot {
  const current = async () => ({
    rows: sortedRows(rows),
    settings: { threshold: 5, top_percent: 0.2 },
    moment: { snapshot: '', started_at: '', taken_at: '' },
  });
  return { current, in: current, size: () => rows.length, close: () => undefined };
}

const EMPTY: ListRow = {
  id: 1,
  name_key: 'acme',
  search_key: 'acme',
  rejected: 0,
  candidate: 0,
  missing_data: 0,
  email_sent: 0,
  interested: 0,
  personality_test_sent: 0,
  test_passed: 0,
  create_contract: 0,
  canton: null,
  sector: null,
  score: 0,
  ...recordOf(LISTED_FIELDS, () => null),
  firstTime_appear_inscore: null,
  last_modified_score: null,
  created_at: 0,
  updated_at: 0,
  later_until: null,
  is_foreign_sum: false,
  stage_since: null,
  assignee_id: null,
  has_step: false,
  due: null,
  awards: '',
};

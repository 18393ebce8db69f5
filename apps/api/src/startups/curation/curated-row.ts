import { DEFAULT_CURRENCY, FIELD_NAMES, type StartupField } from '@vaglio/startups-domain';
import type { startups } from '../../platform/db/schema/startups.table';

type StartupTableRow = typeof startups.$inferSelect;

/**
 * Columns of a startup that curation reads and writes. The score, values derived from it, and the Later columns are
 * excluded.
 */
export type CuratedRow = Omit<
  StartupTableRow,
  | 'id'
  | 'uid'
  | 'award_set'
  | 'score'
  | 'firstTime_appear_inscore'
  | 'last_modified_score'
  | 'later_until'
  | 'later_watched_since'
  | 'version'
  | 'created_at'
  | 'updated_at'
>;

function emptyFields(): Pick<CuratedRow, StartupField>;
function emptyFields(): Record<string, unknown> {
  const fields = FIELD_NAMES.map((field) => [field, null]);
  return { ...Object.fromEntries(fields), company_name: '', raised_currency: DEFAULT_CURRENCY };
}

/** Values of a startup before its first raw row. */
export const NOTHING_YET: CuratedRow = {
  external_id: null,
  ...emptyFields(),
  investment: 0,
  rejected: 0,
  candidate: 0,
  missing_data: 0,
  email_sent: 0,
  interested: 0,
  personality_test_sent: 0,
  test_passed: 0,
  create_contract: 0,
  also: [],
  founders: [],
  financings: [],
  origins: {},
  name_key: '',
  website_host: null,
  search_key: '',
};

const {
  also: _also,
  origins: _origins,
  name_key: _name,
  website_host: _host,
  search_key: _search,
  ...values
} = NOTHING_YET;
/** Empty field values, without the columns that only startups have. */
export const NO_VALUES = values;

export type StoredStartup = { id: number; uid: string; row: CuratedRow };

/** Converts a row of the startups table to the columns that curation uses. */
export function toStored({
  id,
  uid,
  award_set: _set,
  score: _score,
  firstTime_appear_inscore: _first,
  last_modified_score: _last,
  later_until: _later,
  later_watched_since: _watched,
  version: _version,
  created_at: _created,
  updated_at: _updated,
  ...row
}: StartupTableRow): StoredStartup {
  return { id, uid, row };
}

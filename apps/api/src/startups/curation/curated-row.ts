import { DEFAULT_CURRENCY, FIELD_NAMES, type StartupField } from '@vaglio/startups-domain';
import type { startups } from '../../platform/db/schema/startups.table';

type StartupTableRow = typeof startups.$inferSelect;

/** A startup as curation reads and writes it: all but the score, what follows from it, and until when it is Later. */
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

/** A startup before its first raw row. */
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
/** The values of nothing yet, without what is kept of a startup alone. */
export const NO_VALUES = values;

export type StoredStartup = { id: number; uid: string; row: CuratedRow };

/** Reads a row of the table as curation reads and writes it. */
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

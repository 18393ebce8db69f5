import { DEFAULT_CURRENCY } from '@vaglio/startups-domain';
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

/** What a startup is before its first raw row. */
export const NOTHING_YET: CuratedRow = {
  external_id: null,
  company_name: '',
  first_name: null,
  last_name: null,
  social_reason: null,
  founding_year: null,
  sector: null,
  country: null,
  canton: null,
  raised_money: null,
  raised_currency: DEFAULT_CURRENCY,
  main_article_info: null,
  article_date: null,
  website: null,
  url: null,
  email: null,
  number: null,
  investors: null,
  partnership: null,
  company_description: null,
  advisors: null,
  other_award: null,
  pros_text: null,
  cons_text: null,
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

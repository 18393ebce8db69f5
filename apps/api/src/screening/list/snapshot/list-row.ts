import { DEFAULT_CURRENCY, FLAGS, isOfKind, LISTED_FIELDS, type ListedField } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import { startupWork } from '../../../platform/db/schema/startup-work.table';
import { startupAwards, startups } from '../../../platform/db/schema/startups.table';
import type { SORT_KEYS } from '../../../scoring/ranking/list-choices';
import { DECIDED_STARTUPS, MARKED_STARTUPS, STAGE_SINCE, stageSince } from '../../board/stage-since';

export type SortKey = (typeof SORT_KEYS)[number];

type Flag = (typeof FLAGS)[number]['name'];

/**
 * All that lists need to know of a startup. Moments and days are milliseconds since 1970. Money is in CHF, null for none
 * and for other currencies, which no rate makes comparable. A row never changes.
 */
export type ListRow = Readonly<
  Record<Flag, number> &
    Record<SortKey | ListedField, number | null> & {
      id: number;
      name_key: string;
      search_key: string;
      canton: string | null;
      sector: string | null;
      score: number;
      /** Money was raised in another currency. */
      is_foreign_sum: boolean;
      /** Until when it is Later; a moment that is over is as none. */
      later_until: number | null;
      /** Since when it is in its stage, as if Later had not ended; null where nobody knows. */
      stage_since: number | null;
      assignee_id: string | null;
      has_step: boolean;
      /** Day of the next step, YYYY-MM-DD; null for a step without one. */
      due: string | null;
      /** Keys of its awards, each between two line breaks; '' for none. */
      awards: string;
    }
>;

const milliseconds = (column: string) =>
  sql.raw(`(extract(epoch from s."${column}") * 1000)::float8 as "${column}"`);
const FLAG_COLUMNS = sql.raw(FLAGS.map(({ name }) => `s.${name}`).join(', '));
const IS_DEFAULT = sql.raw(`s.raised_currency = '${DEFAULT_CURRENCY}'`);
const listedColumn = (field: ListedField) => {
  if (isOfKind(field, 'date')) return milliseconds(field);
  const column = sql.raw(`s."${field}"`);
  if (isOfKind(field, 'money'))
    return sql`case when ${IS_DEFAULT} then ${column}::float8 end as ${sql.raw(`"${field}"`)}`;
  return column;
};
const LISTED_COLUMNS = sql.join(LISTED_FIELDS.map(listedColumn), sql`, `);
const AWARD_KEYS = sql`E'\n' || string_agg(award_key, E'\n' order by award_key) || E'\n'`;
const STARTUPS = sql`${startups} s left join ${startupWork} w on w.startup_id = s.id`;

const columns = (
  awards: SQL,
  since: SQL,
) => sql`s.id::float8 as id, s.name_key, s.search_key, ${FLAG_COLUMNS},
  s.canton, s.sector, s.score::float8 as score, ${LISTED_COLUMNS},
  ${sql.join(
    ['firstTime_appear_inscore', 'last_modified_score', 'created_at', 'updated_at', 'later_until'].map(
      milliseconds,
    ),
    sql`, `,
  )},
  s.raised_money is not null and not ${IS_DEFAULT} as is_foreign_sum,
  (extract(epoch from ${since}) * 1000)::float8 as stage_since,
  w.assignee_id, w.step is not null as has_step, w.due::text as due, coalesce(${awards}, '') as awards`;

/**
 * Selects all rows in the order of ranks: rows that lists read one after the other are neighbours in memory, which makes
 * a list three times as fast. Decisions, events and awards are looked up only where a startup has any.
 */
export const ALL_ROWS = sql`select ${columns(
  sql`held.keys`,
  stageSince(sql`decided.startup_id is not null`, sql`marked.target_id is not null`),
)} from ${STARTUPS}
  left join (select startup_id, ${AWARD_KEYS} as keys from ${startupAwards} group by startup_id) held on held.startup_id = s.id
  left join ${DECIDED_STARTUPS} decided on decided.startup_id = s.id
  left join ${MARKED_STARTUPS} marked on marked.target_id = s.id::text
  order by s.score desc nulls last, s.name_key, s.id`;

/** The columns of a few rows, for a statement that joins `STARTUPS_OF_ROWS`. */
export const ROW_COLUMNS = columns(
  sql`(select ${AWARD_KEYS} from ${startupAwards} where startup_id = s.id)`,
  STAGE_SINCE,
);
export { STARTUPS as STARTUPS_OF_ROWS };

/** Returns whether a startup is snoozed (Later). @param now milliseconds since 1970 */
export function isLater({ later_until }: Pick<ListRow, 'later_until'>, now: number): boolean {
  return later_until !== null && later_until > now;
}

/** The keys of a startup's awards. */
export function awardsOf({ awards }: Pick<ListRow, 'awards'>): string[] {
  return awards === '' ? [] : awards.slice(1, -1).split('\n');
}

/** Makes rows of what the driver returns; equal short texts are kept once. */
export function rowReader(): (row: Record<string, unknown>) => ListRow {
  const texts = new Map<unknown, unknown>();
  const once = (text: unknown) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return (row) =>
    ({
      ...row,
      canton: once(row['canton']),
      sector: once(row['sector']),
      assignee_id: once(row['assignee_id']),
      awards: once(row['awards']),
    }) as ListRow;
}

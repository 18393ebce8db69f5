import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { decisions } from '../../platform/db/schema/decisions.table';

type Given<T> = T | Placeholder | SQL;

/** What a decision is recorded with, as values, as placeholders of a prepared statement, or as columns of `s`. */
export type DecisionValues = {
  /** JSON of `FlagChange[]`; none inserts nothing. */
  changes: Given<string>;
  made_by: Given<string | null>;
  rank: Given<number | null>;
  origin: Given<string>;
  reason_id: Given<number | null>;
  reason: Given<string | null>;
  details: Given<string | null>;
  undoes: Given<number | null>;
  until: Given<string | null>;
  is_early: Given<boolean | null>;
  /** Missing for a decision about one startup. */
  bulk_id?: Given<number | null>;
};

/**
 * The statement that records decisions, with the score and the rules of the moment. Call it when the startup is locked:
 * its time, one for all that it records, then has the order of the decisions, which that of the transaction has not.
 * @param startup the changed row: something with `id` and `score`, named `s`
 */
export function insertDecisions(startup: SQL, values: DecisionValues): SQL {
  return sql`insert into ${decisions} (startup_id, kind, "from", "to", reason_id, reason, details, made_by, score, rank,
      threshold, scoring_version, origin, undoes, until, is_early, bulk_id, made_at)
    select s.id, change.kind, change."from", change."to", ${values.reason_id}::bigint, ${values.reason}::text,
      ${values.details}::text, ${values.made_by}::uuid, s.score, ${values.rank}::int,
      (select threshold from ${scoreConfig}), (select max(number) from ${scoringVersions}), ${values.origin}::text,
      ${values.undoes}::bigint, ${values.until}::timestamptz, ${values.is_early}::boolean,
      ${values.bulk_id ?? null}::bigint, statement_timestamp()
    from ${startup} s,
      jsonb_to_recordset(${values.changes}::jsonb) change(kind text, "from" smallint, "to" smallint)`;
}

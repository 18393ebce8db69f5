import { prepareScoring } from '@vaglio/award-scoring';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/** Startups whose awards here are the same, with the same weights. */
export type ScoreChange = {
  /** Their ids as PostgreSQL writes an array: they go back as they came, and none of thousands is a value here. */
  ids: string;
  /** What the awards here add together as it is stored, and what they add by the rules. */
  stored: number;
  total: number;
  /** Awards whose stored weight is not what they add by the rules. */
  weights: { award_key: string; weight: number }[];
};

/** Keys of awards: those that count otherwise, and with them all whose weight may follow from that. */
export type Among = { touched: readonly string[]; dependent: readonly string[] };

/**
 * What rules change of the stored scores and weights, whatever these are. Startups that are alike are one row and scored once,
 * and what is as the rules say already is left out.
 * @param scope of the startups `s`
 */
export async function readChanges(tx: Tx, scope: SQL, rules: RuleSet): Promise<ScoreChange[]> {
  const { rows } = await tx.execute<AlikeRow>(
    alikeIn(sql`
      select s.id, s.score::float8 as stored, ${KEYS_AND_WEIGHTS}
      from ${startups} s left join ${startupAwards} a on a.startup_id = s.id where ${scope} group by s.id`),
  );
  return changesOf(rows, rules);
}

/**
 * The same of the startups that hold a touched award, whose scores were by the rules before: only these awards and their
 * dependents are read, in most changes a few kinds of startups. The other awards of a startup add what they added.
 */
export async function readChangesAmong(
  tx: Tx,
  { touched, dependent }: Among,
  rules: RuleSet,
): Promise<ScoreChange[]> {
  const { rows } = await tx.execute<AlikeRow>(
    alikeIn(sql`
      select a.startup_id as id, sum(a.weight_used)::float8 as stored, ${KEYS_AND_WEIGHTS}
      from ${startupAwards} a where a.award_key = any(${sql.param(dependent)}::text[])
      group by a.startup_id having bool_or(a.award_key = any(${sql.param(touched)}::text[]))`),
  );
  return changesOf(rows, rules);
}

type AlikeRow = Pick<ScoreChange, 'ids' | 'stored'> & { keys: string[]; weights: number[] };

/** Numbers as float8: a weight has four decimals, so that no two are the same number. */
const KEYS_AND_WEIGHTS = sql`
  coalesce(array_agg(a.award_key order by a.award_key collate "C") filter (where a.award_key is not null), '{}') as keys,
  coalesce(array_agg(a.weight_used::float8 order by a.award_key collate "C") filter (where a.award_key is not null), '{}')
    as weights`;

/** Lists as JSON, which is read in a fraction of the time of an array. */
function alikeIn(held: SQL): SQL {
  return sql`
    select array_agg(held.id)::text as ids, held.stored, to_json(held.keys) as keys, to_json(held.weights) as weights
    from (${held}) held group by held.stored, held.keys, held.weights`;
}

function changesOf(rows: readonly AlikeRow[], rules: RuleSet): ScoreChange[] {
  const scoreOf = prepareScoring(rules);
  return rows.flatMap(({ ids, stored, keys, weights }) => {
    const { total, lines } = scoreOf(keys);
    const counted = new Map(
      lines.filter(({ status }) => status === 'counted').map(({ award, weight }) => [award, weight]),
    );
    const others = keys
      .map((award_key) => ({ award_key, weight: counted.get(award_key) ?? 0 }))
      .filter(({ weight }, place) => weight !== weights[place]);
    return total !== stored || others.length > 0 ? [{ ids, stored, total, weights: others }] : [];
  });
}

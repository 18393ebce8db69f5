import { prepareScoring } from '@vaglio/award-scoring';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/** Change of startups that have the same score, awards and weights. */
export type ScoreChange = {
  /** Ids as the text of a PostgreSQL array. It is passed back to the database without parsing. */
  ids: string;
  /** Stored score. */
  stored: number;
  /** Score according to the rules. */
  total: number;
  /** Awards whose stored weight differs from the rules. */
  weights: { award_key: string; weight: number }[];
};

/**
 * Compares stored scores and weights with the rules. Equal startups are grouped and scored once.
 * @param scope condition on the startups `s`
 * @returns only scores and weights that differ from the rules
 */
export async function readChanges(tx: Tx, scope: SQL, rules: RuleSet): Promise<ScoreChange[]> {
  const { rows } = await tx.execute<AwardSetGroup>(sql`
    select array_agg(held.id)::text as ids, held.stored, to_json(held.keys) as keys, to_json(held.weights) as weights
    from (
      select s.id, s.score::float8 as stored, ${KEYS_AND_WEIGHTS}
      from ${startups} s left join ${startupAwards} a on a.startup_id = s.id where ${scope} group by s.id
    ) held
    group by held.stored, held.keys, held.weights`);
  return changesOf(rows, rules);
}

type AwardSetGroup = Pick<ScoreChange, 'ids' | 'stored'> & { keys: string[]; weights: number[] };

/** SQL for award keys and weights. Weights have four decimals, so float8 keeps them distinct. */
const KEYS_AND_WEIGHTS = sql`
  coalesce(array_agg(a.award_key order by a.award_key collate "C") filter (where a.award_key is not null), '{}') as keys,
  coalesce(array_agg(a.weight_used::float8 order by a.award_key collate "C") filter (where a.award_key is not null), '{}')
    as weights`;

function changesOf(rows: readonly AwardSetGroup[], rules: RuleSet): ScoreChange[] {
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

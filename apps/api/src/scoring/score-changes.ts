import { prepareScoring } from '@vaglio/award-scoring';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { startupAwards, startups } from '../startups/startups.table';
import type { RuleSet } from './rule-set';

/** Startups that hold the same awards with the same weights, and have the same score. */
export type ScoreChange = {
  ids: number[];
  /** The score by the rules. */
  score: number;
  /** Whether the stored score is another one. */
  isMoved: boolean;
  /** Awards whose stored weight is not what they add by the rules. */
  weights: { award_key: string; weight: number }[];
};

/**
 * What rules change of the stored scores and weights. Startups that are alike are one row and scored once, and what is as
 * the rules say already is left out.
 * @param scope of the startups `s`
 */
export async function readChanges(tx: Tx, scope: SQL, rules: RuleSet): Promise<ScoreChange[]> {
  const scoreOf = prepareScoring(rules);
  const { rows } = await tx.execute<AlikeRow>(alikeIn(scope));
  return rows.flatMap(({ ids, score: stored, keys, weights }) => {
    const { total, lines } = scoreOf(keys);
    const counted = new Map(
      lines.filter(({ status }) => status === 'counted').map(({ award, weight }) => [award, weight]),
    );
    const others = keys
      .map((award_key) => ({ award_key, weight: counted.get(award_key) ?? 0 }))
      .filter(({ weight }, place) => weight !== weights[place]);
    const isMoved = total !== stored;
    return isMoved || others.length > 0 ? [{ ids, score: total, isMoved, weights: others }] : [];
  });
}

type AlikeRow = { ids: number[]; score: number; keys: string[]; weights: number[] };

/** Numbers as float8: a weight has four decimals, so that no two are the same number. */
function alikeIn(scope: SQL): SQL {
  return sql`
    select array_agg(held.id) as ids, held.score, held.keys, held.weights from (
      select s.id::float8 as id, s.score::float8 as score,
        coalesce(array_agg(a.award_key order by a.award_key collate "C") filter (where a.award_key is not null), '{}') as keys,
        coalesce(array_agg(a.weight_used::float8 order by a.award_key collate "C") filter (where a.award_key is not null), '{}')
          as weights
      from ${startups} s left join ${startupAwards} a on a.startup_id = s.id where ${scope} group by s.id
    ) held
    group by held.score, held.keys, held.weights`;
}

import { prepareScoring } from '@vaglio/award-scoring';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { rolledBack } from '../../platform/db/rolled-back';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { flatMapYielding } from '../../platform/util/yield-to-event-loop';
import { readRuleSet } from '../rescoring/rule-set';
import { lockScores } from '../rescoring/scoring-lock';
import { saveOnTrial, type Trial } from './save-on-trial';
import type { ProposedChangeBody, ScoreEffectBody } from './simulation.schemas';
import { readAwardSets, readDifference, readEffect, type Simulated } from './simulation.queries';

/** The changes that a person proposes. */
export type Proposal = Trial & { changes: readonly ProposedChangeBody[] };

/**
 * Counts what saving changes would do to scores and ranked lists, and names the first startups of each list.
 * @param first how many names each list of the answer holds
 * @throws what saving the changes throws
 */
export function simulateEffect(db: Db, proposal: Proposal, first: number): Promise<ScoreEffectBody> {
  return atOneMoment(db, async (tx) => readEffect(tx, await simulate(tx, proposal), first));
}

/** Lists every startup that the changes would touch, as JSON text. @throws what saving the changes throws */
export function simulateDifference(db: Db, proposal: Proposal): Promise<string> {
  return atOneMoment(db, async (tx) => readDifference(tx, await simulate(tx, proposal)));
}

/**
 * Saves the changes in a part of the transaction that is rolled back, and scores every set of awards by the rules that
 * come of it. The part has the scoring lock, as saving has, so that the two never wait for each other's rows. The rollback
 * releases it before startups are ranked, so that saving hardly waits for a preview.
 */
async function simulate(tx: Tx, { changes, ...trial }: Proposal): Promise<Simulated> {
  const rules = await rolledBack(tx, async (part) => {
    await lockScores(part);
    const before = await readRuleSet(part);
    await saveOnTrial(part, changes, trial);
    return { before, after: await readRuleSet(part) };
  });
  return { ...rules, scores: await scoresOf(await readAwardSets(tx), rules.after) };
}

/** The score of each set of awards, as JSON text. */
async function scoresOf(sets: readonly [string, string[]][], rules: RuleSet): Promise<string> {
  const scoreOf = prepareScoring(rules);
  const scores = await flatMapYielding(sets, ([awardSet, keys]) => [[awardSet, scoreOf(keys).total]]);
  return JSON.stringify(scores);
}

/** All statements see the same rows. The limits are those of the re-scoring that it predicts. */
function atOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw("set local statement_timeout = '30s'; set local lock_timeout = '10s'"));
      return read(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
}

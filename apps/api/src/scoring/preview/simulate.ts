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

/** Changes of the scoring rules that a person proposes. */
export type Proposal = Trial & { changes: readonly ProposedChangeBody[] };

/**
 * Computes the effects of proposed changes on scores and ranked lists, with the first startups of each list.
 * @param first maximum number of names per list
 * @throws the errors of saving the changes
 */
export function simulateEffect(db: Db, proposal: Proposal, first: number): Promise<ScoreEffectBody> {
  return atOneMoment(db, async (tx) => readEffect(tx, await simulate(tx, proposal), first));
}

/**
 * Returns all startups that the proposed changes would affect, as JSON text.
 * @throws the errors of saving the changes
 */
export function simulateDifference(db: Db, proposal: Proposal): Promise<string> {
  return atOneMoment(db, async (tx) => readDifference(tx, await simulate(tx, proposal)));
}

/**
 * Saves the changes in a nested transaction that is rolled back, and scores every set of awards with the resulting
 * rules. The nested transaction takes the scoring lock like a real change, so that previews and changes never deadlock.
 * The rollback releases the lock before startups are ranked, so that a preview hardly blocks changes.
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

/** Returns the score of each set of awards as JSON text. */
async function scoresOf(sets: readonly [string, string[]][], rules: RuleSet): Promise<string> {
  const scoreOf = prepareScoring(rules);
  const scores = await flatMapYielding(sets, ([awardSet, keys]) => [[awardSet, scoreOf(keys).total]]);
  return JSON.stringify(scores);
}

/** Runs statements on one database snapshot, with the timeouts of rescoring. */
function atOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw("set local statement_timeout = '30s'; set local lock_timeout = '10s'"));
      return read(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
}

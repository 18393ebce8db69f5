import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { readScoreSettings } from '../score-config/score-config.queries';
import { findRules } from '../scoring-versions/version.queries';
import { applyChanges } from './apply-changes';
import { scoreSets } from '../scoring/rescore';
import { readRuleSet } from '../scoring/rule-set';
import type { ProposedChangeBody, ScoreDifferenceBody, ScoreEffectBody } from './simulation.schemas';
import { readDifference, readEffect, type Simulated } from './simulation.queries';

/**
 * What saving changes would do to scores and ranked lists, by the function that scores and the order that ranks.
 * Nothing is written and nobody waits: everything is read at one moment, without the scoring lock.
 * @param first how many names each list of the answer holds
 * @throws what saving them throws
 */
export async function simulateScore(
  db: Db,
  changes: readonly ProposedChangeBody[],
  first: number,
): Promise<ScoreEffectBody> {
  return atOneMoment(db, async (tx) => readEffect(tx, await simulate(tx, changes), first));
}

/** Every startup that it would touch. @throws what saving the changes throws */
export async function listScoreDifference(
  db: Db,
  changes: readonly ProposedChangeBody[],
): Promise<ScoreDifferenceBody> {
  return atOneMoment(db, async (tx) => {
    const items = await readDifference(tx, await simulate(tx, changes));
    return { items, total: items.length };
  });
}

async function simulate(tx: Tx, changes: readonly ProposedChangeBody[]): Promise<Simulated> {
  const before = await readRuleSet(tx);
  const after = await applyChanges(before, changes, (number) => findRules(tx, number));
  return { before, after, scored: await scoreSets(tx, sql`true`, after) };
}

async function atOneMoment<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  // The first look stores the defaults, which a reading transaction cannot.
  await readScoreSettings(db);
  return db.transaction(
    async (tx) => {
      // As long as the re-scoring that it foretells may take.
      await tx.execute(sql`set local statement_timeout = '30s'`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

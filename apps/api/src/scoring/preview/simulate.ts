import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { readScoreSettings } from '../settings/score-config.queries';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { readAwardSets } from '../rescoring/award-sets';
import { readRuleSet } from '../rescoring/rule-set';
import type { ProposedChangeBody, ScoreEffectBody } from './simulation.schemas';
import { readDifference, readEffect, type Simulated } from './simulation.queries';
import type { SimulationThread } from './simulation-thread';

/**
 * What saving changes would do to scores and ranked lists, by the function that scores and the order that ranks.
 * Nothing is written and nobody waits: everything is read at one moment, without the scoring lock; changes are applied
 * and sets scored in a thread.
 */
export function simulations(db: Db, thread: SimulationThread) {
  return {
    /**
     * @param first how many names each list of the answer holds
     * @throws what saving the changes throws
     */
    effect: (changes: readonly ProposedChangeBody[], first: number): Promise<ScoreEffectBody> =>
      atOneMoment(db, async (tx) => readEffect(tx, await simulate(tx, thread, changes), first)),

    /** Every startup that it would touch, as JSON text. @throws the same */
    difference: (changes: readonly ProposedChangeBody[]): Promise<string> =>
      atOneMoment(db, async (tx) => readDifference(tx, await simulate(tx, thread, changes))),
  };
}

async function simulate(
  tx: Tx,
  thread: SimulationThread,
  changes: readonly ProposedChangeBody[],
): Promise<Simulated> {
  const before = await readRuleSet(tx);
  const versions = await readNamedVersions(tx, changes);
  const { after, scores } = await thread.compute({
    before,
    changes,
    versions,
    sets: await readAwardSets(tx),
  });
  return { before, after, scores };
}

/** The rules of the versions that changes restore, as JSON text: `[number, RuleSet][]`. */
async function readNamedVersions(tx: Tx, changes: readonly ProposedChangeBody[]): Promise<string> {
  const numbers = new Set(changes.flatMap(({ restore_version }) => restore_version?.number ?? []));
  if (numbers.size === 0) return '[]';
  const { number, snapshot } = scoringVersions;
  const [row] = await tx
    .select({
      json: sql<string>`coalesce(json_agg(json_build_array(${number}, ${snapshot})), '[]')::text`,
    })
    .from(scoringVersions)
    .where(inArray(number, [...numbers]));
  return row?.json ?? '[]';
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

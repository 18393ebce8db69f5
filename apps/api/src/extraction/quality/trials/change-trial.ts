import { and, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Db, Tx } from '../../../platform/db/open-database';
import { conflict, notFound } from '../../../platform/http/errors/errors';
import { readRowId } from '../../../platform/http/validation/row-id';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';

export type TrialRow = typeof trials.$inferSelect;

/** Ends a trial; the article under way is still finished, and what was read stays. @throws 404 */
export async function stopTrial(db: Db, id: string, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, id);
    if (trial.state !== 'running') return trial.id;
    await tx
      .update(trials)
      .set({ state: 'stopped', reason: 'Stopped by hand.', ended_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(trials.id, trial.id));
    await recordEvent(tx, actor, {
      action: 'trial_stopped',
      target: { type: 'trial', id: String(trial.id) },
    });
    return trial.id;
  });
}

/**
 * Lets a trial that is over continue: articles that failed are read again, and those that were not read yet.
 * @throws 404; 409 when there is none, or it is running
 */
export async function resumeTrial(db: Db, id: string, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, id);
    if (trial.state === 'running') throw conflict('This trial is running.');
    await tx
      .update(trialReadings)
      .set({ state: 'waiting', error: null })
      .where(and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'failed')));
    const isWaiting = and(eq(trialReadings.trial_id, trial.id), eq(trialReadings.state, 'waiting'));
    if ((await tx.$count(trialReadings, isWaiting)) === 0)
      throw conflict('Every article of this trial has been read.');
    await tx
      .update(trials)
      .set({
        state: 'running',
        reason: null,
        ended_at: null,
        attempts: 0,
        due_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where(eq(trials.id, trial.id));
    await recordEvent(tx, actor, {
      action: 'trial_resumed',
      target: { type: 'trial', id: String(trial.id) },
    });
    return trial.id;
  });
}

async function lockTrial(tx: Tx, id: string): Promise<TrialRow> {
  const [row] = await tx
    .select()
    .from(trials)
    .where(eq(trials.id, readRowId(id, 'Trial not found')))
    .for('update');
  if (!row) throw notFound('Trial not found');
  return row;
}

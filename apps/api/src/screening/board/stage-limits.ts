import { sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import type { StageLimitsBody, StageLimitsChangeBody } from './stage-limits.schemas';
import { stageLimits } from '../../platform/db/schema/stage-limits.table';

/** Returns the stage limits. @throws Error if the row that a migration inserted is missing */
export async function readStageLimits(db: Db | Tx): Promise<StageLimitsBody> {
  const { contacted, contract, version } = stageLimits;
  const [row] = await db.select({ contacted, contract, version }).from(stageLimits);
  if (!row) throw new Error('stage_limits has no row');
  return row;
}

/** Saves the stage limits. Equal values have no effect. @throws Refusal 412 with the current limits */
export async function saveStageLimits(
  db: Db,
  { ifMatch, actor }: { ifMatch: string | undefined; actor: Actor },
  after: StageLimitsChangeBody,
): Promise<StageLimitsBody> {
  return db.transaction(async (tx) => {
    await tx.select().from(stageLimits).for('update');
    const current = await readStageLimits(tx);
    const { version, ...before } = current;
    const edits = { actions: ['stage_limits_saved'], isOfRow: () => true } as const;
    await refuseStale(tx, { ifMatch, version, current: () => current, edits });
    if (before.contacted === after.contacted && before.contract === after.contract) return current;
    await tx.update(stageLimits).set({ ...after, version: sql`${stageLimits.version} + 1` });
    await recordEvent(tx, actor, {
      action: 'stage_limits_saved',
      target: { type: 'stage_limits', id: '1' },
      before,
      after,
    });
    return readStageLimits(tx);
  });
}

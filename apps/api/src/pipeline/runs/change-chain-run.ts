import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { cancelIfOpen } from '../../extraction/runs/change-run';
import { readRowId } from '../../platform/http/validation/row-id';
import { readChainRun, RUN_GONE } from './chain-runs.queries';
import type { ChainRunBody, ChainRunOrderBody } from './chain-runs.schemas';
import { chainRuns, type ChainRunRow } from '../../platform/db/schema/chain-runs.table';

/** Maximum number of pipeline runs that are kept. */
const MAX_KEPT = 100;
const target = (id: number) => ({ type: 'chain_run', id: String(id) });

/** Starts a pipeline run and stores its limits. @throws Refusal 409 while another run is active */
export async function startChainRun(
  db: Db,
  { max_articles = null, budget_tokens = null }: ChainRunOrderBody,
  actor: Actor,
): Promise<ChainRunBody> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(chainRuns)
      .values({ max_articles, budget_tokens, started_by: actor.userId })
      .onConflictDoNothing()
      .returning({ id: chainRuns.id });
    if (!row) throw conflict('The chain is running already.');
    await recordEvent(tx, actor, {
      action: 'chain_run_started',
      target: target(row.id),
      after: { max_articles, budget_tokens },
    });
    await tx.delete(chainRuns).where(sql`${chainRuns.id} <= ${row.id - MAX_KEPT}`);
    return readChainRun(tx, row.id);
  });
}

/**
 * Stops a pipeline run and its extraction. The result of an active step is discarded.
 * @throws Refusal 404; 409 when the run has ended
 */
export async function stopChainRun(db: Db, id: string, actor: Actor): Promise<ChainRunBody> {
  const runId = readRowId(id, RUN_GONE);
  const run = await db.transaction(async (tx) => {
    const open = await lockChainRun(tx, runId);
    await tx
      .update(chainRuns)
      .set({
        state: 'stopped',
        lease_owner: null,
        lease_until: null,
        updated_at: sql`now()`,
        ended_at: sql`now()`,
      })
      .where(eq(chainRuns.id, runId));
    await recordEvent(tx, actor, { action: 'chain_run_stopped', target: target(runId) });
    return open;
  });
  if (run.extraction_run_id !== null) await cancelIfOpen(db, String(run.extraction_run_id), actor);
  return readChainRun(db, runId);
}

async function lockChainRun(tx: Tx, id: number): Promise<ChainRunRow> {
  const [run] = await tx.select().from(chainRuns).where(eq(chainRuns.id, id)).for('update');
  if (!run) throw notFound(RUN_GONE);
  if (run.state !== 'running') throw conflict('This run is over.');
  return run;
}

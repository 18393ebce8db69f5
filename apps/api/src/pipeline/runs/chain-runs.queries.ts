import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ChainRunBody } from './chain-runs.schemas';
import { chainRuns, type ChainRunRow } from '../../platform/db/schema/chain-runs.table';

export const RUN_GONE = 'Run not found';

/** The newest run, running or over; null where there was none. */
export async function lastChainRun(db: Db): Promise<ChainRunBody | null> {
  const [row] = await select(db).orderBy(desc(chainRuns.id)).limit(1);
  return row ? toAnswer(row) : null;
}

/** @throws 404 */
export async function readChainRun(db: Db | Tx, id: number): Promise<ChainRunBody> {
  const [row] = await select(db).where(eq(chainRuns.id, id));
  if (!row) throw notFound(RUN_GONE);
  return toAnswer(row);
}

function select(db: Db | Tx) {
  return db
    .select({ run: chainRuns, starter: users.email })
    .from(chainRuns)
    .leftJoin(users, eq(users.id, chainRuns.started_by));
}

function toAnswer({ run, starter }: { run: ChainRunRow; starter: string | null }): ChainRunBody {
  const { id, state, stage, reason, max_articles, budget_tokens, reached, created_at, ended_at } = run;
  return {
    id: String(id),
    state,
    stage,
    reason,
    max_articles,
    budget_tokens,
    reached,
    started_by: starter,
    created_at: isoTimestamp(created_at),
    ended_at: isoTimestamp(ended_at),
  };
}

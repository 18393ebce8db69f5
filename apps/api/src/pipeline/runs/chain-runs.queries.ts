import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ChainRunBody } from './chain-runs.schemas';
import { chainRuns, type ChainRunRow } from '../../platform/db/schema/chain-runs.table';

export const RUN_GONE = 'Run not found';

/** Returns the newest pipeline run, whether it is active or has ended; null if there is none. */
export async function lastChainRun(db: Db): Promise<ChainRunBody | null> {
  const [row] = await select(db).orderBy(desc(chainRuns.id)).limit(1);
  return row ? toAnswer(row) : null;
}

/** Returns a pipeline run. @throws Refusal 404 */
export async function readChainRun(db: Db | Tx, id: number): Promise<ChainRunBody> {
  const [row] = await select(db).where(eq(chainRuns.id, id));
  if (!row) throw notFound(RUN_GONE);
  return toAnswer(row);
}

function select(db: Db | Tx) {
  return db
    .select({
      run: chainRuns,
      starter: users.email,
      new_articles: newsReadings.new_articles,
      extracted: extractionRuns.processed,
    })
    .from(chainRuns)
    .leftJoin(users, eq(users.id, chainRuns.started_by))
    .leftJoin(newsReadings, eq(newsReadings.id, chainRuns.reading_id))
    .leftJoin(extractionRuns, eq(extractionRuns.id, chainRuns.extraction_run_id));
}

type Joined = {
  run: ChainRunRow;
  starter: string | null;
  new_articles: number | null;
  extracted: number | null;
};

function toAnswer({ run, starter, new_articles, extracted }: Joined): ChainRunBody {
  const { id, state, stage, reason, max_articles, budget_tokens, reached, created_at, ended_at } = run;
  const { curated_rows: curated, new_startups, updated_startups } = run;
  return {
    id: String(id),
    state,
    stage,
    reason,
    max_articles,
    budget_tokens,
    reached,
    result: {
      ...{ new_articles: new_articles ?? 0, extracted: extracted ?? 0 },
      ...{ curated, new_startups, updated_startups },
    },
    started_by: starter,
    created_at: isoTimestamp(created_at),
    ended_at: isoTimestamp(ended_at),
  };
}

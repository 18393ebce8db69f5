import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { users } from '../../platform/db/schema/users.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readCause } from '../llm/failure-cause';
import { readRowId } from '../../platform/http/validation/row-id';
import type { Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ExtractionRunBody, ExtractionSampleBody } from './extraction.schemas';

const { article_ids, ...columns } = getTableColumns(extractionRuns);

/** Columns of an extraction run without its list of articles, which may have a million entries. */
export const RUN_COLUMNS = columns;

export type RunRow = Pick<typeof extractionRuns.$inferSelect, keyof typeof RUN_COLUMNS>;

/** SQL for the number of articles that an extraction run may still process; null for a run without maximum. */
const LEFT = sql`case when ${extractionRuns.max_articles} is not null
  then greatest(${extractionRuns.max_articles} - ${extractionRuns.processed}, 0) end`;

/**
 * SQL for the number of remaining articles of an open extraction run, up to its maximum. Listed articles are joined,
 * because comparing the list with each article would take minutes.
 */
const PENDING = sql<number>`least(${LEFT}, case
  when ${extractionRuns.state} not in ('running', 'paused') then 0
  when ${extractionRuns.retry_cause} is not null then (
    select count(*)::int from unnest(${article_ids}) as listed (id) join ${articles} on ${articles.id} = listed.id
    where ${articles.state} = 'pending')
  else (
    select count(*)::int from ${articles} where ${articles.state} = 'pending'
      and (not ${extractionRuns.dry} or ${articles.id} > ${extractionRuns.after_article})
      and (${extractionRuns.retry_of} is null or ${articles.id} in (
        select article_id from ${extractions} where run_id = ${extractionRuns.retry_of} and outcome = 'failed'))) end)`;

const ANSWERED = { ...RUN_COLUMNS, pending: PENDING, starter: users.email };

/** Returns extraction runs, newest first. */
export async function listRuns(db: Db, page: Page): Promise<{ items: ExtractionRunBody[]; total: number }> {
  const rows = await db
    .select(ANSWERED)
    .from(extractionRuns)
    .leftJoin(users, eq(users.id, extractionRuns.started_by))
    .orderBy(desc(extractionRuns.id))
    .limit(page.limit)
    .offset(page.offset);
  return { items: rows.map(toRunAnswer), total: await db.$count(extractionRuns) };
}

/** Returns an extraction run. @throws Refusal 404 */
export async function readRun(db: Db | Tx, id: string | number): Promise<ExtractionRunBody> {
  const [row] = await db
    .select(ANSWERED)
    .from(extractionRuns)
    .leftJoin(users, eq(users.id, extractionRuns.started_by))
    .where(eq(extractionRuns.id, runId(id)));
  if (!row) throw notFound('Run not found');
  return toRunAnswer(row);
}

/** Returns an extraction run and locks it until the transaction ends. @throws Refusal 404 */
export async function lockRun(tx: Tx, id: string): Promise<RunRow> {
  const [row] = await tx
    .select(RUN_COLUMNS)
    .from(extractionRuns)
    .where(eq(extractionRuns.id, runId(id)))
    .for('update');
  if (!row) throw notFound('Run not found');
  return row;
}

const runId = (id: string | number) => (typeof id === 'number' ? id : readRowId(id, 'Run not found'));

function toRunAnswer(row: RunRow & { pending: number; starter: string | null }): ExtractionRunBody {
  const {
    state,
    reason,
    batch,
    delay_ms,
    dry,
    budget_tokens,
    processed,
    succeeded,
    failed,
    outputs_count,
    tokens,
    cost,
    pending,
  } = row;
  return {
    id: String(row.id),
    state,
    reason,
    batch,
    delay_ms,
    dry,
    budget_tokens,
    processed,
    succeeded,
    failed,
    outputs_count,
    tokens,
    cost,
    pending,
    retry_of: row.retry_of === null ? null : String(row.retry_of),
    retry_cause: row.retry_cause === null ? null : readCause(row.retry_cause),
    samples: row.samples.flatMap(readSample),
    started_by: row.starter,
    created_at: isoTimestamp(row.created_at),
    updated_at: isoTimestamp(row.updated_at),
    ended_at: isoTimestamp(row.ended_at),
  };
}

/** Returns a stored sample in a list; [] if it has another format. */
function readSample(stored: Record<string, unknown>): ExtractionSampleBody[] {
  const { ok, outputs_count, article, model, companies, tokens, extraction_id, error } = stored;
  if (
    typeof ok !== 'boolean' ||
    typeof outputs_count !== 'number' ||
    typeof model !== 'string' ||
    typeof tokens !== 'number'
  )
    return [];
  if (typeof article !== 'object' || article === null || !Array.isArray(companies)) return [];
  const text = (name: string) => String(Reflect.get(article, name) ?? '');
  return [
    {
      ok,
      outputs_count,
      model,
      tokens,
      article: { id: text('id'), url: text('url'), title: text('title') },
      companies: companies.map(String),
      extraction_id: typeof extraction_id === 'string' ? extraction_id : null,
      error: typeof error === 'string' ? error : null,
    },
  ];
}

import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { articles } from '../news/articles.table';
import { users } from '../accounts/users.table';
import { extractionRuns } from './extraction-runs.table';
import { extractions } from './extractions.table';
import type { Db, Tx } from '../db/open-database';
import { notFound } from '../errors';
import { readCause } from '../llm/failure-cause';
import { readRowId } from '../row-id';
import type { Page } from '../lists/list-page';
import { isoTimestamp } from '../timestamps';
import type { ExtractionRunBody, ExtractionSampleBody } from './extraction.schemas';

export type RunRow = typeof extractionRuns.$inferSelect;

/** Articles still before a run that is not over. */
const PENDING = sql<number>`case when ${extractionRuns.state} in ('running', 'paused') then (
  select count(*)::int from ${articles} where state = 'pending'
    and (not ${extractionRuns.dry} or ${articles.id} > ${extractionRuns.after_article})
    and (${extractionRuns.retry_of} is null or ${articles.id} in (
      select article_id from ${extractions} where run_id = ${extractionRuns.retry_of} and outcome = 'failed'))
    and (${extractionRuns.article_ids} is null or ${articles.id} = any(${extractionRuns.article_ids}))) else 0 end`;

const ANSWERED = { ...getTableColumns(extractionRuns), pending: PENDING, starter: users.email };

/** Runs, newest first. */
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

/** @throws 404 */
export async function readRun(db: Db | Tx, id: string | number): Promise<ExtractionRunBody> {
  const [row] = await db
    .select(ANSWERED)
    .from(extractionRuns)
    .leftJoin(users, eq(users.id, extractionRuns.started_by))
    .where(eq(extractionRuns.id, runId(id)));
  if (!row) throw notFound('Run not found');
  return toRunAnswer(row);
}

/** The row itself, ours until the transaction ends. @throws 404 */
export async function lockRun(tx: Tx, id: string): Promise<RunRow> {
  const [row] = await tx
    .select()
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

/** A sample as it was stored; one of another shape is left out. */
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

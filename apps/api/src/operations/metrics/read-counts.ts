import { lte, min, sql, type SQL } from 'drizzle-orm';
import { chainLease } from '../../pipeline/runs/chain-worker';
import type { Db } from '../../platform/db/open-database';
import { articleLease } from '../../extraction/runs/article-claims';
import { runLease } from '../../extraction/runs/run-claims';
import { importLease } from '../../imports/import-worker';
import { isUnderWay, NOW, type Lease } from '../../platform/jobs/lease';
import { outboxLease } from '../../platform/mail/outbox.queries';
import { trialLease } from '../../extraction/quality/trials/trial-worker';
import { pageLease } from '../../news/page-queue/page-queue';
import { deliveryLease } from '../../notifications/webhooks/delivery.queries';

type Queue = Pick<Lease, 'table' | 'isOpen'>;

/** Work beside the requests, by its kind. */
const QUEUES: Readonly<Record<string, Queue>> = {
  mail: outboxLease,
  webhooks: deliveryLease,
  news_pages: pageLease,
  articles: articleLease,
  extraction_runs: runLease,
  chain_runs: chainLease,
  imports: importLease,
  trials: trialLease,
};

type QueueCounts = { queue: string; waiting: number; running: number; lag: number };
type ModelCounts = {
  model: string;
  answered: number;
  failed: number;
  read: number;
  written: number;
  cost: number;
};
type Last = { ended: number; has_failed: boolean; good: number | null; bytes: number | null };

/** Times are seconds since 1970, ages seconds. */
export type Counts = {
  queues: QueueCounts[];
  mail: { oldest: number; failed: number };
  webhooks: { failed: number; switched_off: number };
  news: { enabled: boolean; interval: number; ended: number | null; failed_sources: number } | null;
  models: ModelCounts[];
  backup: Last | null;
  drill: Last | null;
  database: { bytes: number; connections: number; most: number };
};

/** Models whose names are labels: those of one day are few, but trials may name any. */
const MOST_MODELS = 20;

/** All counts of the installation, in one statement. */
export async function readCounts(db: Db): Promise<Counts> {
  const queues = Object.entries(QUEUES).map(([name, queue]) => countsOf(name, queue));
  const { rows } = await db.execute<Counts>(sql`select
    (select jsonb_agg(q) from (${sql.join(queues, sql` union all `)}) q) as queues,
    (select jsonb_build_object(
      'oldest', coalesce(extract(epoch from now() - min(created_at) filter (where ${outboxLease.isOpen})), 0),
      'failed', count(*) filter (where failed_at > now() - interval '7 days')) from outbox) as mail,
    jsonb_build_object(
      'failed', (select count(*) from webhook_deliveries
        where created_at > now() - interval '2 days' and failed_at > now() - interval '1 day'),
      'switched_off', (select count(*) from webhooks where not is_active and off_reason is not null)) as webhooks,
    (select jsonb_build_object('enabled', enabled, 'interval', interval_sec, 'ended', extract(epoch from r.finished_at),
      'failed_sources', coalesce(r.failed_sources, 0))
      from news_job left join lateral (select finished_at, failed_sources from news_runs
        where finished_at is not null order by id desc limit 1) r on true) as news,
    coalesce((select jsonb_agg(m) from (${MODELS}) m), '[]') as models,
    ${lastOf(sql`backups`, sql`bytes`)} as backup,
    ${lastOf(sql`drills`, sql`null::bigint`)} as drill,
    jsonb_build_object('bytes', pg_database_size(current_database()), 'most', current_setting('max_connections')::int,
      'connections', (select count(*) from pg_stat_activity where backend_type = 'client backend')) as database`);
  const [counts] = rows;
  if (!counts) throw new Error('The database answered no counts.');
  return counts;
}

/** `lag`: how long the row that is due longest, and that nobody works on, has been due. */
function countsOf(name: string, queue: Queue): SQL {
  const { table, isOpen } = queue;
  const isHeld = sql`(${isUnderWay(queue)}) is true`;
  const sinceDue = sql`extract(epoch from ${NOW} - ${min(table.due_at)} filter (where not ${isHeld} and ${lte(table.due_at, NOW)}))`;
  return sql`select ${name}::text as queue, count(*) filter (where not ${isHeld}) as waiting,
    count(*) filter (where ${isHeld}) as running, coalesce(${sinceDue}, 0) as lag from ${table} where ${isOpen}`;
}

/** Since midnight UTC, as the daily budget counts. */
const MODELS = sql`select model, count(*) filter (where outcome = 'answered') as answered,
    count(*) filter (where outcome = 'failed') as failed, sum(prompt_tokens::bigint) as read,
    sum(completion_tokens::bigint) as written, sum(cost) as cost
  from llm_usage where created_at >= date_trunc('day', now()) group by model
  order by sum(prompt_tokens::bigint + completion_tokens) desc limit ${MOST_MODELS}`;

/** Of attempts whose rows never change: the newest, and the newest good one. */
function lastOf(table: SQL, bytes: SQL): SQL {
  return sql`(select jsonb_build_object('ended', extract(epoch from t.ended_at), 'has_failed', t.failure is not null,
      'good', extract(epoch from g.ended_at), 'bytes', g.bytes)
    from (select ended_at, failure from ${table} order by id desc limit 1) t
    left join lateral (select ended_at, ${bytes} as bytes from ${table} where failure is null order by id desc limit 1) g on true)`;
}

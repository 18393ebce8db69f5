import { lte, min, sql, type SQL } from 'drizzle-orm';
import { trialLease } from '../../extraction/quality/trials/trial-worker';
import { ALL_ARTICLES, articleLease, pendingIn } from '../../extraction/runs/article-claims';
import { runLease } from '../../extraction/runs/run-claims';
import { importLease } from '../../imports/import-worker';
import { pageLease } from '../../news/page-queue/page-queue';
import { deliveryLease } from '../../notifications/webhooks/delivery.queries';
import { chainLease } from '../../pipeline/runs/chain-worker';
import type { Db } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { isLeased, NOW, type Lease } from '../../platform/jobs/lease';
import { outboxLease } from '../../platform/mail/outbox.queries';
import { IS_WAITING } from '../../startups/curation/claimed-rows';
import { fine, healthCheck, type CheckMetric, type HealthNeeds } from './health-check';

type Queue = Pick<Lease, 'table' | 'isOpen'>;

/** Queues of background work, keyed by kind of work. */
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
const ONE_SERVER = 'of the whole installation, the same from each server';

/** Row counts of a queue. `lag` is the time in seconds since the oldest unclaimed due row became due. */
type QueueCounts = { queue: string; waiting: number; running: number; lag: number };
type Figures = { queues: QueueCounts[]; toExtract: number; toCurate: number };

/** Check of the background work that is waiting. */
export const QUEUE_CHECK = healthCheck({
  name: 'Queues',
  read: async ({ db }): Promise<Figures> => ({
    queues: await readQueues(db),
    toExtract: await db.$count(articles, pendingIn(ALL_ARTICLES)),
    toCurate: await db.$count(rawStartups, IS_WAITING),
  }),
  judge: ({ toExtract, toCurate }) => [
    fine('Queues', `${toExtract} articles wait to be extracted, ${toCurate} raw startups to be curated.`),
  ],
  metrics: [
    {
      name: 'vaglio_queue_waiting',
      help: `Pieces of work beside the requests that no server works on, also those for later; ${ONE_SERVER}`,
      labels: ['queue'],
      read: byQueue('waiting'),
    },
    {
      name: 'vaglio_queue_running',
      help: `Pieces of work beside the requests that a server works on; ${ONE_SERVER}`,
      labels: ['queue'],
      read: byQueue('running'),
    },
    {
      name: 'vaglio_queue_lag_seconds',
      help: 'For how long the piece of work that is due longest has been waiting; 0 where none is due',
      labels: ['queue'],
      read: byQueue('lag'),
    },
  ],
});

function byQueue(value: 'waiting' | 'running' | 'lag'): CheckMetric<Figures, HealthNeeds>['read'] {
  return ({ queues }) => queues.map((row) => ({ labels: { queue: row.queue }, value: row[value] }));
}

async function readQueues(db: Db): Promise<QueueCounts[]> {
  const queues = Object.entries(QUEUES).map(([name, queue]) => countsOf(name, queue));
  const { rows } = await db.execute<QueueCounts>(sql.join(queues, sql` union all `));
  return rows;
}

function countsOf(name: string, queue: Queue): SQL {
  const { table, isOpen } = queue;
  const isHeld = sql`(${isLeased(queue)}) is true`;
  const sinceDue = sql`extract(epoch from ${NOW} - ${min(table.due_at)} filter (where not ${isHeld} and ${lte(table.due_at, NOW)}))`;
  return sql`select ${name}::text as queue, count(*) filter (where not ${isHeld})::int as waiting,
    count(*) filter (where ${isHeld})::int as running, coalesce(${sinceDue}, 0)::float8 as lag
    from ${table} where ${isOpen}`;
}

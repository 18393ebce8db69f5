import type { LlmSettings } from '../../platform/config/llm-settings';
import type { Family, Sample } from '../../platform/observability/metrics/families';
import type { Gathering } from '../../platform/observability/metrics/gathering';
import type { Counts } from './read-counts';

const ONE_SERVER = 'of the whole installation, the same from each server';

/** What the database counts. Nothing is printed of it while the database does not answer. */
export function countFamilies(counts: Gathering<Counts>, llm: LlmSettings | undefined): Family[] {
  const one = (name: string, help: string, read: (counts: Counts) => number | null): Family => ({
    name,
    help,
    read: () => {
      const latest = counts.latest();
      return latest && read(latest);
    },
  });
  const each =
    <T>(list: (counts: Counts) => readonly T[], sample: (item: T) => Sample | Sample[]) =>
    () => {
      const latest = counts.latest();
      return latest ? list(latest).flatMap(sample) : [];
    };
  const queue = (value: 'waiting' | 'running' | 'lag') =>
    each(
      ({ queues }) => queues,
      (row) => ({ labels: { queue: row.queue }, value: row[value] }),
    );
  /** Of each model these counts; their names are the values of the label. */
  const byModel = (label: string, names: readonly ('answered' | 'failed' | 'read' | 'written')[]) =>
    each(
      ({ models }) => models,
      (row) => names.map((name) => ({ labels: { model: row.model, [label]: name }, value: row[name] })),
    );
  return [
    {
      name: 'vaglio_database_up',
      help: 'Whether the database answered the last question for metrics: 1 or 0',
      read: () => Number(counts.isUp()),
    },
    one('vaglio_database_size_bytes', 'Size of the database', (c) => c.database.bytes),
    one(
      'vaglio_database_server_connections',
      'Connections of all clients to the PostgreSQL server',
      (c) => c.database.connections,
    ),
    one(
      'vaglio_database_server_max_connections',
      'Connections that the PostgreSQL server allows',
      (c) => c.database.most,
    ),
    {
      name: 'vaglio_queue_waiting',
      help: `Pieces of work beside the requests that no server works on, also those for later; ${ONE_SERVER}`,
      labels: ['queue'],
      read: queue('waiting'),
    },
    {
      name: 'vaglio_queue_running',
      help: `Pieces of work beside the requests that a server works on; ${ONE_SERVER}`,
      labels: ['queue'],
      read: queue('running'),
    },
    {
      name: 'vaglio_queue_lag_seconds',
      help: 'For how long the piece of work that is due longest has been waiting; 0 where none is due',
      labels: ['queue'],
      read: queue('lag'),
    },
    one(
      'vaglio_mail_oldest_age_seconds',
      'Age of the oldest message that is not sent; 0 without one',
      (c) => c.mail.oldest,
    ),
    one('vaglio_mail_failed', 'Messages that were given up in the last seven days', (c) => c.mail.failed),
    one(
      'vaglio_webhook_deliveries_failed',
      'Events that were given up in the last 24 hours',
      (c) => c.webhooks.failed,
    ),
    one(
      'vaglio_webhooks_switched_off',
      'Webhooks that the server switched off because they failed',
      (c) => c.webhooks.switched_off,
    ),
    one(
      'vaglio_news_schedule_enabled',
      'Whether news is read by the schedule: 1 or 0',
      (c) => c.news && Number(c.news.enabled),
    ),
    one(
      'vaglio_news_schedule_interval_seconds',
      'Time between two readings of the news',
      (c) => c.news && c.news.interval,
    ),
    one(
      'vaglio_news_last_run_timestamp_seconds',
      'When the last reading of the news ended',
      (c) => c.news && c.news.ended,
    ),
    one(
      'vaglio_news_last_run_failed_sources',
      'Sources that gave no answer in the last reading',
      (c) => c.news && c.news.failed_sources,
    ),
    {
      name: 'vaglio_model_calls_today',
      help: 'Calls of a language model since midnight UTC, by what came of them',
      labels: ['model', 'outcome'],
      read: byModel('outcome', ['answered', 'failed']),
    },
    {
      name: 'vaglio_model_tokens_today',
      help: 'Tokens since midnight UTC, with those set aside for calls under way, as the daily budget counts them',
      labels: ['model', 'direction'],
      read: byModel('direction', ['read', 'written']),
    },
    {
      name: 'vaglio_model_cost_today',
      help: 'Cost since midnight UTC, in the currency of LLM_PRICE_IN and LLM_PRICE_OUT',
      labels: ['model'],
      read: each(
        ({ models }) => models,
        ({ model, cost }) => ({ labels: { model }, value: cost }),
      ),
    },
    {
      name: 'vaglio_model_tokens_limit',
      help: 'Tokens of a day after which no call is made (LLM_DAILY_TOKENS)',
      read: () => llm?.dailyTokens ?? null,
    },
    {
      name: 'vaglio_model_cost_limit',
      help: 'Cost of a day after which no call is made (LLM_DAILY_COST)',
      read: () => llm?.dailyCost ?? null,
    },
    one(
      'vaglio_backup_last_success_timestamp_seconds',
      'When the newest backup was made',
      (c) => c.backup && c.backup.good,
    ),
    one(
      'vaglio_backup_last_failed',
      'Whether the last attempt to make a backup failed: 1 or 0',
      (c) => c.backup && Number(c.backup.has_failed),
    ),
    one('vaglio_backup_size_bytes', 'Size of the newest backup', (c) => c.backup && c.backup.bytes),
    one(
      'vaglio_drill_last_success_timestamp_seconds',
      'When a backup was last restored for a trial and found to be whole',
      (c) => c.drill && c.drill.good,
    ),
    one(
      'vaglio_drill_last_failed',
      'Whether the last drill failed: 1 or 0',
      (c) => c.drill && Number(c.drill.has_failed),
    ),
  ];
}

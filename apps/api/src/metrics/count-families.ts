import type { LlmSettings } from '../llm/llm-settings';
import type { Family, Sample } from './families';
import type { Gathering } from './gathering';
import type { Counts } from './read-counts';

const ONE_SERVER = 'of the whole installation, the same from each server';

/** What the database counts. Nothing is printed of it while the database does not answer. */
export function countFamilies(counts: Gathering<Counts>, llm: LlmSettings | undefined): Family[] {
  const of = (read: (counts: Counts) => number | null) => () => {
    const latest = counts.latest();
    return latest && read(latest);
  };
  const each =
    <T>(list: (counts: Counts) => readonly T[], sample: (item: T) => Sample | Sample[]) =>
    () => {
      const latest = counts.latest();
      return latest ? list(latest).flatMap(sample) : [];
    };
  const model = (value: 'answered' | 'failed' | 'read' | 'written' | 'cost') =>
    each(
      ({ models }) => models,
      (row) => ({ labels: { model: row.model }, value: row[value] }),
    );
  const queue = (value: 'waiting' | 'running' | 'lag') =>
    each(
      ({ queues }) => queues,
      (row) => ({ labels: { queue: row.queue }, value: row[value] }),
    );
  return [
    {
      name: 'vaglio_database_up',
      help: 'Whether the database answered the last question for metrics: 1 or 0',
      read: () => Number(counts.isUp()),
    },
    { name: 'vaglio_database_size_bytes', help: 'Size of the database', read: of((c) => c.database.bytes) },
    {
      name: 'vaglio_database_server_connections',
      help: 'Connections of all clients to the PostgreSQL server',
      read: of((c) => c.database.connections),
    },
    {
      name: 'vaglio_database_server_max_connections',
      help: 'Connections that the PostgreSQL server allows',
      read: of((c) => c.database.most),
    },
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
    {
      name: 'vaglio_mail_oldest_age_seconds',
      help: 'Age of the oldest message that is not sent; 0 without one',
      read: of((c) => c.mail.oldest),
    },
    {
      name: 'vaglio_mail_failed',
      help: 'Messages that were given up in the last seven days',
      read: of((c) => c.mail.failed),
    },
    {
      name: 'vaglio_webhook_deliveries_failed',
      help: 'Events that were given up in the last 24 hours',
      read: of((c) => c.webhooks.failed),
    },
    {
      name: 'vaglio_webhooks_switched_off',
      help: 'Webhooks that the server switched off because they failed',
      read: of((c) => c.webhooks.switched_off),
    },
    {
      name: 'vaglio_news_schedule_enabled',
      help: 'Whether news is read by the schedule: 1 or 0',
      read: of((c) => c.news && Number(c.news.enabled)),
    },
    {
      name: 'vaglio_news_schedule_interval_seconds',
      help: 'Time between two readings of the news',
      read: of((c) => c.news && c.news.interval),
    },
    {
      name: 'vaglio_news_last_run_timestamp_seconds',
      help: 'When the last reading of the news ended',
      read: of((c) => c.news && c.news.ended),
    },
    {
      name: 'vaglio_news_last_run_failed_sources',
      help: 'Sources that gave no answer in the last reading',
      read: of((c) => c.news && c.news.failed_sources),
    },
    {
      name: 'vaglio_model_calls_today',
      help: 'Calls of a language model since midnight UTC, by what came of them',
      labels: ['model', 'outcome'],
      read: each(
        ({ models }) => models,
        ({ model: name, answered, failed }) => [
          { labels: { model: name, outcome: 'answered' }, value: answered },
          { labels: { model: name, outcome: 'failed' }, value: failed },
        ],
      ),
    },
    {
      name: 'vaglio_model_tokens_today',
      help: 'Tokens since midnight UTC, with those set aside for calls under way, as the daily budget counts them',
      labels: ['model', 'direction'],
      read: each(
        ({ models }) => models,
        ({ model: name, read, written }) => [
          { labels: { model: name, direction: 'read' }, value: read },
          { labels: { model: name, direction: 'written' }, value: written },
        ],
      ),
    },
    {
      name: 'vaglio_model_cost_today',
      help: 'Cost since midnight UTC, in the currency of LLM_PRICE_IN and LLM_PRICE_OUT',
      labels: ['model'],
      read: model('cost'),
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
    {
      name: 'vaglio_backup_last_success_timestamp_seconds',
      help: 'When the newest backup was made',
      read: of((c) => c.backup && c.backup.good),
    },
    {
      name: 'vaglio_backup_last_failed',
      help: 'Whether the last attempt to make a backup failed: 1 or 0',
      read: of((c) => c.backup && Number(c.backup.has_failed)),
    },
    {
      name: 'vaglio_backup_size_bytes',
      help: 'Size of the newest backup',
      read: of((c) => c.backup && c.backup.bytes),
    },
    {
      name: 'vaglio_drill_last_success_timestamp_seconds',
      help: 'When a backup was last restored for a trial and found to be whole',
      read: of((c) => c.drill && c.drill.good),
    },
    {
      name: 'vaglio_drill_last_failed',
      help: 'Whether the last drill failed: 1 or 0',
      read: of((c) => c.drill && Number(c.drill.has_failed)),
    },
  ];
}

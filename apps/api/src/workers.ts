import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { startBackups } from './operations/backup/backup-worker';
import { settingsText } from './operations/backup/settings-file';
import type { ListDeps } from './screening/list/list-deps';
import { startDuplicates } from './startups/duplicates/duplicates-worker';
import { extractionDeps } from './extraction/runs/extraction-deps';
import { startChainWorker } from './pipeline/runs/chain-worker';
import { startRunWorker } from './extraction/runs/run-worker';
import { startImportWorker } from './imports/import-worker';
import { startNotifications } from './notifications/notifications-worker';
import { messageSender } from './platform/mail/message-sender';
import { startOutbox } from './notifications/mails/outbox-worker';
import { startReviewQueue } from './review/queue/queue-worker';
import { pageFetcher } from './news/fetching/fetch-page';
import { startTrialWorker } from './extraction/quality/trials/trial-worker';
import { startNews } from './news/sources/news-worker';
import { userAgentOf } from './news/sources/user-agent';
import type { StartSettings } from './platform/config/settings';
import { startHousekeeping } from './operations/housekeeping/housekeeping';
import { webhookSender } from './notifications/webhooks/webhook-sender';
import { startWebhooks } from './notifications/webhooks/webhook-worker';
import type { Worker } from './platform/jobs/worker-loop';

/** Pause between two requests to the same site, in milliseconds. */
const NEWS_PAUSE_MS = 1_000;

/** Starts all background workers of a process. Processes coordinate their work through the database. */
export function startWorkers(
  { pool, ...deps }: ListDeps & { pool: Pool },
  settings: StartSettings,
  log: FastifyBaseLogger,
): Worker[] {
  const userAgent = userAgentOf(settings);
  const fetcher = pageFetcher({ userAgent, privateHosts: settings.privateNewsHosts });
  const { fetchPage } = fetcher;
  const news = startNews({
    ...deps,
    fetchPage,
    userAgent,
    pauseMs: NEWS_PAUSE_MS,
    random: Math.random,
    log,
  });
  const sender = webhookSender({ userAgent, privateHosts: settings.privateWebhookHosts });
  const webhooks = startWebhooks({ ...deps, send: sender.send, log });
  return [
    startRunWorker(extractionDeps(deps, log)),
    startChainWorker({ ...deps, log }),
    startTrialWorker(extractionDeps(deps, log)),
    startImportWorker({ ...deps, log }),
    startOutbox({ ...deps, send: messageSender(deps, log), log }),
    startNotifications({ ...deps, log }),
    startDuplicates({ ...deps, log }),
    startReviewQueue({ ...deps, log }),
    startHousekeeping({ ...deps, log }),
    startBackups({ ...deps, pool, settingsText: settingsText(process.env), log }),
    { stop: () => news.stop().finally(fetcher.close) },
    { stop: () => webhooks.stop().finally(sender.close) },
  ];
}

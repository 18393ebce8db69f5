import { lt, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';

export const RETENTION_KINDS = [
  'sessions',
  'notifications',
  'deliveries',
  'runs',
  'usage',
  'article_texts',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Retention period in days for each kind of data. With null, the data is kept forever. */
export type RetentionDays = Record<RetentionKind, number | null>;

/** Default retention periods in days. */
export const DEFAULT_DAYS: RetentionDays = {
  sessions: 30,
  notifications: 90,
  deliveries: 30,
  runs: null,
  usage: null,
  article_texts: null,
};

export const MIN_DAYS = 7;
export const MAX_DAYS = 3_650;

/** Rows of a table whose end is before a time. No row is the source of a fact or a decision. */
type Rows = { table: PgTable; endedBefore: (time: string) => SQL | undefined };

/** Kinds of data whose whole rows are removed. Articles only lose their text. */
export type RowKind = Exclude<RetentionKind, 'article_texts'>;

export const ROWS_OF: Readonly<Record<RowKind, readonly Rows[]>> = {
  sessions: [
    {
      table: sessions,
      endedBefore: (time) => or(lt(sessions.expires_at, time), lt(sessions.ended_at, time)),
    },
  ],
  notifications: [
    { table: notifications, endedBefore: (time) => lt(notifications.created_at, time) },
    { table: notificationMails, endedBefore: (time) => lt(notificationMails.created_at, time) },
  ],
  deliveries: [{ table: webhookDeliveries, endedBefore: (time) => lt(webhookDeliveries.created_at, time) }],
  // Pipeline runs come first, because they reference extraction runs.
  runs: [
    { table: chainRuns, endedBefore: (time) => lt(chainRuns.ended_at, time) },
    { table: extractionRuns, endedBefore: (time) => lt(extractionRuns.ended_at, time) },
  ],
  usage: [{ table: llmUsage, endedBefore: (time) => lt(llmUsage.created_at, time) }],
};

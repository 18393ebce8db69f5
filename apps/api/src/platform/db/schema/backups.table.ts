import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/** Each attempt to make a backup, by the schedule or by a command, and what came of it; of a command with a file, those that were made. */
export const backups = pgTable('backups', {
  id: id(),
  started_at: timestamp().notNull(),
  ended_at: createdAt(),
  name: text().notNull(),
  /** The folder or bucket. */
  place: text().notNull(),
  is_encrypted: boolean().notNull(),
  /** The next three are null for an attempt that failed. */
  bytes: bigint({ mode: 'number' }),
  row_count: bigint({ mode: 'number' }),
  /** Of the file, in hex. */
  sha256: text(),
  /** Why it failed, in words; null for one that was made. */
  failure: text(),
  /** Why backups that are no longer kept could not be removed after it, in words; null when they are. */
  removal_failure: text(),
});

/** What a restored backup was compared with. */
export type DrillCheck = { name: string; is_right: boolean; text: string };

/** Each attempt to restore a backup into a database that is thrown away afterwards, and what it proved. Rows never change. */
export const drills = pgTable('drills', {
  id: id(),
  started_at: timestamp().notNull(),
  ended_at: createdAt(),
  /** The file, and when it was made; the latter is null while it could not be read. */
  backup_name: text().notNull(),
  backup_made_at: timestamp(),
  checks: jsonb().$type<DrillCheck[]>().notNull(),
  /** Why the backup is not proved, in words; null when it is. */
  failure: text(),
});

/** Work on backups that is due by the clock: one row for each kind, held by the process that does it. */
export const backupJobs = pgTable('backup_jobs', {
  id: id(),
  kind: text().notNull().unique(),
  /** The slot of the schedule for which it was last done. */
  done_slot: timestamp(),
  ...leaseColumns(),
});

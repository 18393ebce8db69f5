import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/** Attempts to create a backup, either scheduled or by command. Failed backups to a file are not recorded. */
export const backups = pgTable('backups', {
  id: id(),
  started_at: timestamp().notNull(),
  ended_at: createdAt(),
  name: text().notNull(),
  /** Folder or bucket that contains the backup. */
  place: text().notNull(),
  is_encrypted: boolean().notNull(),
  /** Size of the backup. This column and the next two are null for a failed attempt. */
  bytes: bigint({ mode: 'number' }),
  row_count: bigint({ mode: 'number' }),
  /** SHA-256 of the backup file, in hex. */
  sha256: text(),
  /** Error message; null for a successful backup. */
  failure: text(),
  /** Error message if expired backups could not be removed; null otherwise. */
  removal_failure: text(),
});

/** One check that compares a restored backup with its source. */
export type RestoreTestCheck = { name: string; is_right: boolean; text: string };

/**
 * Restore tests: attempts to restore a backup into a temporary database, with the checks of the result. Rows never
 * change.
 */
export const restoreTests = pgTable('drills', {
  id: id(),
  started_at: timestamp().notNull(),
  ended_at: createdAt(),
  /** Name and creation time of the backup file. The time is null if it could not be read. */
  backup_name: text().notNull(),
  backup_made_at: timestamp(),
  checks: jsonb().$type<RestoreTestCheck[]>().notNull(),
  /** Error message; null if the test passed. */
  failure: text(),
});

/** Scheduled backup jobs, one row per kind. The process that runs a job claims its row. */
export const backupJobs = pgTable('backup_jobs', {
  id: id(),
  kind: text().notNull().unique(),
  /** Scheduled time for which the job last ran. */
  done_slot: timestamp(),
  ...leaseColumns(),
});

import { isNull, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { id, timestamp } from '../db/schema/columns';
import type { Db } from '../db/open-database';
import type { Lease } from './lease';
import { leaseColumns } from '../db/schema/lease-columns';

/** A kind of work for tests: a row is open until it is done or given up. */
export const probes = pgTable('probes', {
  id: id(),
  done_at: timestamp(),
  given_up_at: timestamp(),
  ...leaseColumns(),
});

/** What was done under a claim; a second row for the same work would be work that counted twice. */
export const probeResults = pgTable('probe_results', {
  probe_id: integer().notNull(),
  epoch: integer().notNull(),
});

/** So long that a busy machine never lets a lease expire: only `moveClock` does. */
export const LEASE_SECONDS = 100_000;
export const MAX_ATTEMPTS = 4;

export const probeLease: Lease<typeof probes> = {
  table: probes,
  isOpen: sql`${isNull(probes.done_at)} and ${isNull(probes.given_up_at)}`,
  orderBy: [probes.id],
  seconds: LEASE_SECONDS,
};

/** The same, with a limit of attempts. */
export const limitedLease: Lease<typeof probes> = {
  ...probeLease,
  abandon: { afterAttempts: MAX_ATTEMPTS, change: { given_up_at: sql`now()` } },
};

/** Creates both tables; no migration has them. */
export async function createProbes(db: Db): Promise<void> {
  await db.execute(sql`create table probes (id bigint primary key generated always as identity, done_at timestamptz,
    given_up_at timestamptz, due_at timestamptz not null default now(), lease_owner text, lease_until timestamptz,
    epoch integer not null default 0, attempts integer not null default 0)`);
  await db.execute(sql`create table probe_results (probe_id integer not null, epoch integer not null)`);
}

/** Replaces all probes by `count` new ones that are due. */
export async function storeProbes(db: Db, count: number): Promise<void> {
  await db.execute(sql`truncate probes, probe_results`);
  await db.insert(probes).values(Array.from({ length: count }, () => ({})));
}

/** Moves the clock of the database, as the leases see it, forward or back. */
export async function moveClock(db: Db, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await db
    .update(probes)
    .set({ due_at: sql`${probes.due_at} - ${by}`, lease_until: sql`${probes.lease_until} - ${by}` });
}

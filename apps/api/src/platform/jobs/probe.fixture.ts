import { isNull, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { id, timestamp } from '../db/schema/columns';
import type { Db } from '../db/open-database';
import type { Lease } from './lease';
import { leaseColumns } from '../db/schema/lease-columns';

/** Work queue for tests. A row is open until it is finished or given up. */
export const probes = pgTable('probes', {
  id: id(),
  done_at: timestamp(),
  given_up_at: timestamp(),
  ...leaseColumns(),
});

/** Results of claims. Two rows for the same probe mean that its work was counted twice. */
export const probeResults = pgTable('probe_results', {
  probe_id: integer().notNull(),
  epoch: integer().notNull(),
});

/** Lease duration, too long to expire during a test run. Only `moveClock` ends leases. */
export const LEASE_SECONDS = 100_000;
export const MAX_ATTEMPTS = 4;

export const probeLease: Lease<typeof probes> = {
  table: probes,
  isOpen: sql`${isNull(probes.done_at)} and ${isNull(probes.given_up_at)}`,
  orderBy: [probes.id],
  seconds: LEASE_SECONDS,
};

/** Lease of probes with a limited number of attempts. */
export const limitedLease: Lease<typeof probes> = {
  ...probeLease,
  abandon: { afterAttempts: MAX_ATTEMPTS, change: { given_up_at: sql`now()` } },
};

/** Creates both tables. They are not part of any migration. */
export async function createProbes(db: Db): Promise<void> {
  await db.execute(sql`create table probes (id bigint primary key generated always as identity, done_at timestamptz,
    given_up_at timestamptz, due_at timestamptz not null default now(), lease_owner text, lease_until timestamptz,
    epoch integer not null default 0, attempts integer not null default 0)`);
  await db.execute(sql`create table probe_results (probe_id integer not null, epoch integer not null)`);
}

/** Replaces all probes with `count` new probes that are due. */
export async function storeProbes(db: Db, count: number): Promise<void> {
  await db.execute(sql`truncate probes, probe_results`);
  await db.insert(probes).values(Array.from({ length: count }, () => ({})));
}

/** Moves the clock that leases use forward or back. */
export async function moveClock(db: Db, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await db
    .update(probes)
    .set({ due_at: sql`${probes.due_at} - ${by}`, lease_until: sql`${probes.lease_until} - ${by}` });
}

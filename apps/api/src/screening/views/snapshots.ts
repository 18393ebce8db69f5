import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../platform/db/sql-state';
import { recentlyUsed } from '../../platform/util/recently-used';
import { viewSnapshots, viewVisits } from '../../platform/db/schema/views.table';

type Snapshot = { query: string; ids: Uint32Array };
/** @returns null for one that was removed at this moment, since its visit went on */
export type ReadSnapshot = (id: number, tx?: Tx) => Promise<Snapshot | null>;

/** Ids that are kept in memory, 4 bytes each. */
const MOST_KEPT = 4_000_000;

/** Snapshots by their id: they never change, so that those used last are kept in memory. */
export function snapshotReader(db: Db): ReadSnapshot {
  const known = recentlyUsed<number, Snapshot>(MOST_KEPT, ({ ids }) => ids.length + 1);
  return async (id, tx) => {
    const kept = known.get(id);
    if (kept) return kept;
    const [row] = await (tx ?? db).select().from(viewSnapshots).where(eq(viewSnapshots.id, id));
    if (!row) return null;
    const snapshot = { query: row.query, ids: unpacked(row.ids) };
    known.set(id, snapshot);
    return snapshot;
  };
}

/** The snapshot of these ids, stored unless the same is there already. */
export async function storeSnapshot(tx: Tx, query: string, ids: Uint32Array): Promise<number> {
  const bytes = packed(ids);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const same = and(eq(viewSnapshots.query, query), eq(viewSnapshots.digest, digest));
  // The row is written, so that nobody removes it before the visit that needs it is there.
  const [known] = await tx
    .update(viewSnapshots)
    .set({ used_at: sql`now()` })
    .where(same)
    .returning({ id: viewSnapshots.id });
  if (known) return known.id;
  const [stored] = await tx
    .insert(viewSnapshots)
    .values({ query, digest, ids: bytes })
    .onConflictDoUpdate({ target: [viewSnapshots.query, viewSnapshots.digest], set: { used_at: sql`now()` } })
    .returning({ id: viewSnapshots.id });
  if (!stored) throw new Error('no snapshot was stored');
  return stored.id;
}

/** Removes snapshots that no visit has any more. */
export async function pruneSnapshots(db: Db): Promise<void> {
  const { id } = viewSnapshots;
  const isUsed = sql`exists (select from ${viewVisits} v
    where v.baseline_id = s.id or v.current_id = s.id or v.former_id = s.id)`;
  try {
    await db.execute(sql`
      delete from ${viewSnapshots} where ${id} in (
        select s.id from ${viewSnapshots} s where not ${isUsed} for update skip locked)`);
  } catch (error) {
    // A visit that took one at this moment keeps it.
    if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
  }
}

function packed(ids: Uint32Array): Buffer {
  const bytes = Buffer.alloc(ids.length * 4);
  ids.forEach((id, place) => bytes.writeUInt32LE(id, place * 4));
  return bytes;
}

function unpacked(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readUInt32LE(place * 4));
}

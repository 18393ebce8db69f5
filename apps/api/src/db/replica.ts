import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databasePool, drain, queriesOf, type PoolLimits } from './database-pool';
import { POSITION_SHOWN } from './log-position';
import type { Db } from './open-database';
import type { Log } from './supervised-postgres';

/** Lists give up on a replica sooner than on the primary, which answers in its place. */
const LIMITS: PoolLimits = { connectionTimeoutMillis: 500, statement_timeout: 5_000, lock_timeout: 2_000 };
/** A request waits so long at most for what it has to see; a replica in the same network is there in one or two. */
const MOST_WAITING_MS = 15;
const LOOK_MS = 2;
/** A replica that did not answer, or is this far behind, is left alone for a while. */
const UNUSED_MS = 1_000;
const MOST_BEHIND_BYTES = 4 * 1024 * 1024;
/** A replica that starts anew may be further back than it was: what it said holds while its connections do, and so long. */
const SHOWN_MS = 1_000;
/** To the question how far it is. */
const MOST_SILENCE_MS = 250;

/** How a replica was when it was last looked at. */
type ReplicaState = { isUsed: boolean; behindBytes: number };

/** A copy of the database that follows it. */
export type Replica = {
  db: Db;
  /** Whether it shows the log up to a position, now or in a moment. Never throws. @param position in bytes */
  shows: (position: number) => Promise<boolean>;
  /** It failed, or began anew: for a while nothing is read from it. */
  leave: () => void;
  state: () => ReplicaState;
  /** Of this server's connections to it, and of reads that wait for one. */
  pool: () => { inUse: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

type Config = { databaseReadUrl: string | undefined; databaseDirectUrl: string | undefined; log: Log };

/** The replica that the settings name; it need not be there, now or later. Behind a pooler if the database is. */
export function openReplica({ databaseReadUrl, databaseDirectUrl, log }: Config): Replica | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const pool = databasePool(databaseReadUrl, log, LIMITS, databaseDirectUrl !== undefined);
  const replica = followedReplica(queriesOf(pool));
  pool.on('error', replica.leave);
  return {
    ...replica,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => drain(pool),
  };
}

/** Follows how far a replica is. Requests at once share one question. */
function followedReplica(db: Db): Omit<Replica, 'pool' | 'close'> {
  let shown = 0;
  let wanted = 0;
  let unusedUntil = 0;
  let asking: Promise<void> | undefined;
  let shownUntil = 0;
  const leave = () => {
    unusedUntil = performance.now() + UNUSED_MS;
    shownUntil = 0;
  };
  const hasShown = (position: number) => shown >= position && performance.now() < shownUntil;
  const look = async () => {
    const silence = new AbortController();
    const askedAt = performance.now();
    const tooLate = wait(MOST_SILENCE_MS, null, { signal: silence.signal }).catch(() => null);
    try {
      const answer = await Promise.race([positionOf(db), tooLate]);
      if (answer === null) return leave();
      shown = answer;
      shownUntil = askedAt + SHOWN_MS;
    } catch {
      leave();
    } finally {
      silence.abort();
      asking = undefined;
    }
  };

  return {
    db,
    leave,
    state: () => ({
      isUsed: performance.now() >= unusedUntil,
      behindBytes: Math.max(0, wanted - shown),
    }),
    async shows(position) {
      wanted = Math.max(wanted, position);
      const end = performance.now() + MOST_WAITING_MS;
      while (performance.now() >= unusedUntil) {
        if (hasShown(position)) return true;
        await (asking ??= look());
        if (hasShown(position)) return true;
        if (position - shown > MOST_BEHIND_BYTES) leave();
        if (performance.now() > end) return false;
        await wait(LOOK_MS);
      }
      return false;
    },
  };
}

async function positionOf(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ position: number | null }>(sql`select ${POSITION_SHOWN} as position`);
  return rows[0]?.position ?? null;
}

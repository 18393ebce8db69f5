import { sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { goldenArticles } from '../../platform/db/schema/golden-articles.table';
import { articles } from '../../platform/db/schema/articles.table';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { DEFAULT_DAYS, RETENTION_KINDS, ROWS_OF, type RetentionDays, type RetentionKind } from './kinds';
import { isGoldenTextDue } from './remove-golden-texts';
import { isTextDue } from './remove-texts';
import { retention } from '../../platform/db/schema/retention.table';
import type { RetentionBody } from './retention.schemas';

const DAY_MS = 86_400_000;
const EDITS = { actions: ['retention_saved'], isOfRow: () => true } as const;

type Kept = {
  days: RetentionDays;
  version: number;
  swept_at: string | null;
  swept_rows: Partial<Record<RetentionKind, number>>;
};

async function readRetention(db: Db | Tx): Promise<Kept> {
  const [row] = await db.select().from(retention);
  if (!row) return { days: DEFAULT_DAYS, version: 1, swept_at: null, swept_rows: {} };
  const { sessions, notifications, deliveries, runs, usage, article_texts, ...kept } = row;
  return { days: { sessions, notifications, deliveries, runs, usage, article_texts }, ...kept };
}

/** Builds the response with the retention periods and the number of expired rows. */
export async function retentionAnswer({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<RetentionBody> {
  return toAnswer(db, now(), await readRetention(db));
}

async function toAnswer(
  db: Db | Tx,
  nowMs: number,
  { days, version, swept_at, swept_rows }: Kept,
): Promise<RetentionBody> {
  const items = await Promise.all(
    RETENTION_KINDS.map(async (kind) => ({
      kind,
      days: days[kind],
      default_days: DEFAULT_DAYS[kind],
      rows_due: await countOld(db, kind, days[kind], nowMs),
      rows_removed: swept_rows[kind] ?? 0,
    })),
  );
  return { items, swept_at: isoTimestamp(swept_at), version };
}

async function countOld(db: Db | Tx, kind: RetentionKind, days: number | null, nowMs: number) {
  if (days === null) return 0;
  const time = toTimestamp(nowMs - days * DAY_MS);
  if (kind === 'article_texts')
    return (
      (await db.$count(articles, isTextDue(time))) + (await db.$count(goldenArticles, isGoldenTextDue(time)))
    );
  const counts = await Promise.all(
    ROWS_OF[kind].map(({ table, endedBefore }) => db.$count(table, endedBefore(time))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Retention periods in a request. Older clients omit newer kinds. */
type ChosenDays = Omit<RetentionDays, 'article_texts'> & Partial<RetentionDays>;

/**
 * Saves the retention periods. Unchanged periods cause no audit event.
 * @throws Refusal 412 when the caller saw an older version
 */
export async function saveRetention(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  chosen: ChosenDays,
  { ifMatch, actor }: { ifMatch: string | undefined; actor: Actor },
): Promise<RetentionBody> {
  await db.transaction(async (tx) => {
    await tx.insert(retention).values({}).onConflictDoNothing();
    await tx.execute(sql`select from ${retention} for update`);
    const before = await readRetention(tx);
    const days = { ...before.days, ...chosen };
    const current = () => toAnswer(tx, now(), before);
    await refuseStale(tx, { ifMatch, version: before.version, current, edits: EDITS });
    if (RETENTION_KINDS.every((kind) => before.days[kind] === days[kind])) return;
    await tx
      .update(retention)
      .set({ ...days, version: sql`${retention.version} + 1`, updated_at: toTimestamp(now()) });
    await recordEvent(tx, actor, {
      action: 'retention_saved',
      target: { type: 'retention', id: '1' },
      before: before.days,
      after: days,
    });
  });
  return retentionAnswer({ db, now });
}

import type { Db, Tx } from '../../platform/db/open-database';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import { DEFAULT_FLOOR } from '@vaglio/article-extractor';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { reviewSettings } from '../../platform/db/schema/review-settings.table';
import type { ReviewSettingsBody } from './acceptance.schemas';

/** Audit actions of the review settings. The settings are one row, so every event with these actions concerns it. */
const EDITS = { actions: ['review_settings_saved'], isOfRow: () => true } as const;

/** Returns the floor with its version. The first call in an installation stores the default floor. */
export async function readReviewSettings(db: Db | Tx): Promise<ReviewSettingsBody> {
  const row = (await readRow(db)) ?? (await createRow(db));
  return { floor: row.floor ?? DEFAULT_FLOOR, default_floor: DEFAULT_FLOOR, version: row.version };
}

/** Returns the floor: the minimum confidence of a startup or value that needs no review. */
export async function readFloor(db: Db | Tx): Promise<number> {
  return (await readRow(db))?.floor ?? DEFAULT_FLOOR;
}

/**
 * Sets the floor for future extractions. Waiting raw startups are not changed.
 * @throws Refusal 400 for more decimals than are stored; 412 when the caller saw another version
 */
export async function saveReviewSettings(
  db: Db,
  { floor }: { floor: number },
  actor: Actor,
  { ifMatch, timestamp }: { ifMatch: string | undefined; timestamp: string },
): Promise<ReviewSettingsBody> {
  const wanted = checkDecimals('floor', floor);
  return db.transaction(async (tx) => {
    await readReviewSettings(tx);
    await tx.select().from(reviewSettings).for('update');
    const current = await readReviewSettings(tx);
    await refuseStale(tx, { ifMatch, version: current.version, current: () => current, edits: EDITS });
    if (current.floor === wanted) return current;
    await tx.update(reviewSettings).set({ floor: wanted, updated_at: timestamp });
    await recordEvent(tx, actor, {
      action: 'review_settings_saved',
      target: { type: 'review_settings', id: '1' },
      before: { floor: current.floor },
      after: { floor: wanted },
    });
    return readReviewSettings(tx);
  });
}

async function readRow(db: Db | Tx) {
  const [row] = await db
    .select({ floor: reviewSettings.floor, version: reviewSettings.version })
    .from(reviewSettings);
  return row;
}

async function createRow(db: Db | Tx) {
  await db.insert(reviewSettings).values({}).onConflictDoNothing();
  const row = await readRow(db);
  if (!row) throw new Error('review_settings has no row');
  return row;
}

import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { readVersion } from './version.queries';

/**
 * Sets the note of a scoring version. A blank note removes it. The rules of a version never change.
 * @throws Refusal 404
 */
export async function noteVersion(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  number: number,
  text: string,
): Promise<void> {
  const note = text.trim();
  await db.transaction(async (tx) => {
    const before = await readVersion(tx, number);
    if (before.note === note) return;
    await tx.update(scoringVersions).set({ note }).where(eq(scoringVersions.number, number));
    await recordEvent(tx, actor, {
      action: 'scoring_version_noted',
      target: { type: 'scoring_version', id: String(number) },
      before: { note: before.note },
      after: { note },
    });
  });
}

import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { readVersion } from './version.queries';

/** Says why a version is as it is; what it holds never changes. A blank note takes it away. @throws 404 */
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

import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { conflict } from '../../platform/http/errors/errors';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { curateRow } from '../../startups/curation/run-curation';
import { toStoredRow } from '../../startups/raw/import-raw';
import { readStartup } from '../../startups/records/one-startup';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { addNoteIn } from '../notes/change-note';
import type { AddedStartupBody, SimilarStartupBody } from './additions.schemas';
import { findSame } from './find-similar';

/** Person who adds a startup, or undoes the addition. */
export type Adder = Actor & { userId: string };

/**
 * Adds a startup that a person entered. One transaction stores a raw row, curates it immediately, and stores the first
 * note and the audit event. The values have the rank of a person, so no import or article replaces them.
 * @param now milliseconds since 1970
 * @throws Refusal 400 for an invalid value; 409 for a known company, even if it was deleted
 * Source: product decision 10.5.
 */
export async function addStartup(
  db: Db,
  { note = '', ...body }: AddedStartupBody,
  actor: Adder,
  now: number,
): Promise<StartupAnswer> {
  const at = new Date(now).toISOString();
  const row = toStoredRow(body, at);
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const same = await findSame(tx, { name: row.company_name, website: row.website });
    if (same) throw known(same);
    // The prefix distinguishes the row from an imported row with the same content.
    const content_hash = hash('sha256', `person ${row.content_hash}`);
    const [raw] = await tx
      .insert(rawStartups)
      .values({
        ...row,
        content_hash,
        origin: 'person',
        created_by: actor.userId,
        created_at: at,
      })
      .onConflictDoNothing()
      .returning({ id: rawStartups.id });
    if (!raw) throw await addedBefore(tx, row.company_name, content_hash);
    const { startupId, isNew } = await curateRow(tx, raw.id, { actor, at });
    if (!isNew) {
      const { company_name } = await readStartup(tx, startupId, now);
      throw conflict(`${row.company_name} is known already as ${company_name}. Open it instead.`);
    }
    await recordEvent(tx, actor, {
      action: 'startup_added',
      target: { type: 'startup', id: String(startupId) },
      after: row.received,
    });
    if (note.trim() !== '') await addNoteIn(tx, { startupId, actor, now }, { text: note });
    return readStartup(tx, startupId, now);
  });
}

const known = ({ company_name, is_deleted }: SimilarStartupBody) =>
  conflict(
    is_deleted
      ? `${company_name} was deleted. An administrator can restore it.`
      : `${company_name} is known already. Open it instead.`,
  );

/** Refuses values that a person has added before. The startup with these values was changed since then, or deleted. */
async function addedBefore(tx: Tx, name: string, content_hash: string) {
  const [held] = await tx
    .select({
      current: startups.company_name,
      deleted: deletions.company_name,
      purged_at: deletions.purged_at,
    })
    .from(rawStartups)
    .leftJoin(startups, eq(startups.id, rawStartups.startup_id))
    .leftJoin(deletions, eq(deletions.id, rawStartups.deletion_id))
    .where(eq(rawStartups.content_hash, content_hash));
  const before = `${name} was added before with the same values`;
  if (held?.current) return conflict(`${before}. It is called ${held.current} now. Open it instead.`);
  if (held?.deleted)
    return conflict(`${before} and deleted as ${held.deleted}. An administrator can restore it.`);
  if (held?.purged_at)
    return conflict(
      `${before}, was deleted and cannot be restored any more. Change or add a value to add it again.`,
    );
  return conflict(`${before}. Search for it and open it instead.`);
}

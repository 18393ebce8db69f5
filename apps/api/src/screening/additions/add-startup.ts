import { hash } from 'node:crypto';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { conflict } from '../../platform/http/errors/errors';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { curateRow } from '../../startups/curation/run-curation';
import { toStoredRow } from '../../startups/raw/import-raw';
import { readStartup } from '../../startups/records/one-startup';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { addNoteIn } from '../notes/change-note';
import type { AddedStartupBody, SimilarStartupBody } from './additions.schemas';
import { findSame } from './find-similar';

/** A person who adds a startup, or takes it back. */
export type Adder = Actor & { userId: string };

/**
 * Adds a startup as a raw row of a person, curated at once, with its first note and its event, as one transaction. The
 * values are the person's: no import or article replaces them.
 * @param now milliseconds since 1970
 * @throws 400 for a value that cannot be stored; 409 for a company that is known, also as a deleted one
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
    const [raw] = await tx
      .insert(rawStartups)
      .values({
        ...row,
        // A row that was imported with the same content stays another row.
        content_hash: hash('sha256', `person ${row.content_hash}`),
        origin: 'person',
        created_by: actor.userId,
        created_at: at,
      })
      .onConflictDoNothing()
      .returning({ id: rawStartups.id });
    if (!raw) throw conflict('The same was added just now.');
    const { startupId, isNew } = await curateRow(tx, raw.id, { actor, at });
    if (!isNew) throw conflict('This company is known already.');
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

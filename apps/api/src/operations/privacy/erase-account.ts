import { eq, inArray, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { maskedEmails } from '../../identity/sign-in/masked-email';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import type { Tx } from '../../platform/db/open-database';
import { idempotentRequests } from '../../platform/db/schema/idempotent-requests.table';
import { imports } from '../../platform/db/schema/imports.table';
import type { Keys } from '../../platform/keys/key-ring';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { noteMentions, notes } from '../../platform/db/schema/notes.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { forgetViews } from '../../screening/views/forget-views';
import { unassign } from '../../screening/assignments/unassign';
import { FORMER, namesOfPerson, withMentionsReplaced, type PersonNames } from './former-names';
import { redactTrail } from './redact-trail';

/** Replacement for the text of a removed note. */
const REMOVED_NOTE = 'Removed with the data of its author.';
/** Time limit of an erasure, which may have to search a large audit trail. */
const LONGEST_ERASURE = '10min';

type Erasure = {
  id: string;
  /** Locked and disabled account; undefined if it was already deleted and only the audit trail names the person. */
  account: UserRow | undefined;
  /** True if the texts of the person's notes are removed as well. */
  removesNotes: boolean;
};

/**
 * Deletes an account and the person's own data, and removes their names from decisions, notes and the audit trail. The
 * seals of the audit trail remain valid.
 * @returns false when no data names the person
 */
export async function eraseAccount(
  tx: Tx,
  { audit }: Pick<Keys, 'audit'>,
  actor: Actor,
  { id, account, removesNotes }: Erasure,
): Promise<boolean> {
  await tx.execute(sql.raw(`set local statement_timeout = '${LONGEST_ERASURE}'`));
  const person = await namesOfPerson(tx, id, account);
  if (person.emails.length + person.names.length === 0) return false;
  const masks = [...new Set(person.emails.flatMap((email) => maskedEmails(email, audit)))];
  const noteIds = await forgetNames(tx, person, removesNotes);
  await tx.delete(rateLimits).where(inArray(rateLimits.key, [id, ...person.emails, ...masks]));
  if (account) await deleteAccount(tx, actor, account);
  const proof = await redactTrail(tx, { person, masks, noteIds });
  await recordEvent(tx, actor, {
    action: 'person_erased',
    target: { type: 'user', id },
    after: { removes_notes: removesNotes, ...proof },
  });
  return true;
}

/** Deletes an account like a regular deletion, but its audit events do not name the person. */
async function deleteAccount(tx: Tx, actor: Actor, target: UserRow): Promise<void> {
  const { id, role, scopes, account_status: accountStatus } = target;
  await unassign(tx, actor, { id, name: FORMER });
  await forgetViews(tx, actor, target);
  await tx.delete(outbox).where(eq(outbox.user_id, id));
  await tx.delete(idempotentRequests).where(eq(idempotentRequests.user_id, id));
  await tx.delete(users).where(eq(users.id, id));
  await recordEvent(tx, actor, {
    action: 'user_deleted',
    target: { type: 'user', id },
    before: { email: FORMER, username: FORMER, name: FORMER, role, scopes, accountStatus },
  });
}

/** Removes the names of a person from the remaining rows. @returns ids of the notes whose text was removed */
async function forgetNames(tx: Tx, person: PersonNames, removesNotes: boolean): Promise<number[]> {
  const { id, emails } = person;
  const mentioning = await tx
    .select({ id: notes.id, text: notes.text })
    .from(notes)
    .innerJoin(noteMentions, eq(noteMentions.note_id, notes.id))
    .where(eq(noteMentions.user_id, id));
  for (const note of mentioning)
    await tx
      .update(notes)
      .set({ text: withMentionsReplaced(note.text, person) })
      .where(eq(notes.id, note.id));
  await tx
    .update(newsReadings)
    .set({ requested_by: null })
    .where(or(eq(newsReadings.ordered_by, id), inArray(newsReadings.requested_by, [...emails])));
  await tx
    .update(imports)
    .set({ actor: sql`${imports.actor} || '{"ip": null}'` })
    .where(sql`${imports.actor} ->> 'userId' = ${id}`);
  if (!removesNotes) return [];
  const removed = await tx
    .update(notes)
    .set({ text: REMOVED_NOTE })
    .where(eq(notes.author_id, id))
    .returning({ id: notes.id });
  return removed.map((note) => note.id);
}

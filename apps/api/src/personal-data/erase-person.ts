import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { emailKey, type UserRow } from '../accounts/account.queries';
import { users } from '../accounts/users.table';
import { recordEvent } from '../audit-event';
import { maskedEmail } from '../auth/masked-email';
import { proveOneself } from '../auth/prove-password';
import { rateLimits } from '../auth/rate-limits.table';
import type { Tx } from '../db/open-database';
import { badRequest } from '../errors';
import { idempotentRequests } from '../idempotency/idempotent-requests.table';
import { imports } from '../imports/imports.table';
import { newsReadings } from '../news-readings/news-readings.table';
import { noteMentions, notes } from '../notes/notes.table';
import { outbox } from '../outbox/outbox.table';
import { changeAccount, readTarget, type AccountDeps, type Caller } from '../users/change-account';
import { forgetViews } from '../views/forget-views';
import { unassign } from '../work/unassign';
import { endAccess } from './end-access';
import { FORMER, namesOfPerson, withMentionsReplaced, type PersonNames } from './former-names';
import { redactTrail } from './redact-trail';

/** In place of a note that its author wants removed. */
const REMOVED_NOTE = 'Removed with the data of its author.';
/** Of an erasure, which may have a large trail to read. */
const LONGEST_ERASURE = '10min';

export type ErasureRequest = {
  id: string;
  /** Typed by the caller: the address of the account. */
  email: string;
  /** Digest of the caller's own password. */
  password: string | undefined;
  /** The text of the person's notes goes too. */
  removesNotes: boolean;
};

/**
 * Deletes an account with all that is the person's own, and takes their names out of what stays: decisions, notes and
 * the audit trail, which is still proved. Cannot be undone. The person is signed out before; where the rest fails, the
 * account stays disabled, and the erasure can be repeated.
 * @throws Refusal as changeAccount and proveOneself; 400 for another address than the account's
 */
export async function erasePerson(deps: AccountDeps, caller: Caller, asked: ErasureRequest): Promise<void> {
  await proveOneself(deps, caller.principal, asked.password, caller.actor);
  const request = {
    operation: 'erasePerson',
    targetId: asked.id,
    ownText: 'Nobody can erase themselves.',
    endsAdmin: true,
  } as const;
  const found = await readTarget(deps, caller, request);
  if (emailKey(asked.email) !== found.email_key) throw badRequest('This is not the address of the account.');
  await endAccess(deps, caller, request);
  await changeAccount(deps, caller, request, async (tx, target) => {
    await tx.execute(sql.raw(`set local statement_timeout = '${LONGEST_ERASURE}'`));
    const masks = deps.keys.audit.map((key) => maskedEmail(target.email, [key]));
    const person = await namesOfPerson(tx, target);
    const noteIds = await forgetNames(tx, target, person, asked.removesNotes);
    await tx
      .delete(rateLimits)
      .where(inArray(rateLimits.key, [target.id, target.email, target.email_key, ...masks]));
    await deleteAccount(tx, caller, target);
    const proof = await redactTrail(tx, { person, masks, noteIds });
    await recordEvent(tx, caller.actor, {
      action: 'person_erased',
      target: { type: 'user', id: target.id },
      after: { removes_notes: asked.removesNotes, ...proof },
    });
  });
}

/** As a deletion, but the events of it name nobody. */
async function deleteAccount(tx: Tx, { actor }: Caller, target: UserRow): Promise<void> {
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

/** Takes the names out of rows that stay. @returns the notes whose text was removed */
async function forgetNames(
  tx: Tx,
  { id, email }: UserRow,
  person: PersonNames,
  removesNotes: boolean,
): Promise<number[]> {
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
    .where(or(eq(newsReadings.ordered_by, id), eq(newsReadings.requested_by, email)));
  await tx
    .update(imports)
    .set({ actor: sql`${imports.actor} || '{"ip": null}'` })
    .where(and(sql`${imports.actor} ->> 'userId' = ${id}`));
  if (!removesNotes) return [];
  const removed = await tx
    .update(notes)
    .set({ text: REMOVED_NOTE })
    .where(eq(notes.author_id, id))
    .returning({ id: notes.id });
  return removed.map((note) => note.id);
}

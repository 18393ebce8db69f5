import { and, desc, eq } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { namesOfPeople } from '../../audit/names-of-people';
import { recordEvent } from '../../audit/audit-event';
import { proveOneself } from '../../identity/sign-in/passwords/prove-password';
import type { Deps } from '../../platform/deps';
import { isoTimestamp } from '../../platform/time/timestamps';
import { readTarget, type Caller } from '../../identity/users/change-account';
import { streamPersonData } from './stream-person-data';

type ExportDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/** Number of latest data exports that a person sees. */
const SHOWN_EXPORTS = 20;

/**
 * Exports all stored data about the caller.
 * @throws Refusal 400 for a wrong password, 403 without a password or a recent sign-in, 429 after too many wrong
 *   passwords
 */
export async function exportOwn(deps: ExportDeps, caller: Caller, password: string | undefined) {
  const user = await proveOneself(deps, caller.principal, password, caller.actor);
  return exportOf(deps, caller, user, 'own');
}

/**
 * Exports all stored data about another person.
 * @throws Refusal as exportOwn; 404; 403 for an account that the caller may not change
 */
export async function exportPerson(
  deps: ExportDeps,
  caller: Caller,
  { id, password }: { id: string; password: string | undefined },
) {
  const request = {
    operation: 'exportPersonData',
    targetId: id,
    ownText: 'To take your own data, use your profile.',
  } as const;
  const target = await readTarget(deps, caller, request);
  await proveOneself(deps, caller.principal, password, caller.actor);
  return exportOf(deps, caller, target, 'administrator');
}

/** Starts a data export. The audit event is stored before the first byte is sent. */
async function exportOf(deps: ExportDeps, { actor }: Caller, user: UserRow, how: 'own' | 'administrator') {
  const target = { type: 'user', id: user.id };
  await deps.db.transaction((tx) =>
    recordEvent(tx, actor, { action: 'person_data_exported', target, after: { how } }),
  );
  return streamPersonData(deps, user);
}

/** Lists the latest exports of a person's data, newest first. */
export async function listExportsOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const events = await db
    .select({ at: auditEvents.at, actorId: auditEvents.actor_id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.target_type, 'user'),
        eq(auditEvents.target_id, userId),
        eq(auditEvents.action, 'person_data_exported'),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(SHOWN_EXPORTS);
  const names = await namesOfPeople(
    db,
    events.map(({ actorId }) => actorId),
  );
  const items = events.map(({ at, actorId }) => ({
    at: isoTimestamp(at),
    by: actorId === null ? null : (names.get(actorId) ?? null),
    is_own: actorId === userId,
  }));
  return { items };
}

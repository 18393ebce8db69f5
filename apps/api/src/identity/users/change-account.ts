import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { mayActOn, type OperationId } from '@vaglio/access-control';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Principal } from '../../platform/http/authorization/principal';
import type { Tx } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';
import { users } from '../../platform/db/schema/users.table';
import { conflict, forbidden, notFound, unauthorized } from '../../platform/http/errors/errors';
import { findPerson, isPerson, type UserRow } from '../accounts/account.queries';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { isUuid } from '../../platform/text/is-uuid';
import { toUserAnswer } from './user-answer';

export type AccountDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/** Signed-in caller, as principal and as actor in the audit trail. */
export type Caller = { principal: Principal; actor: Actor };

/** Account that a request changes, in the version that the caller saw. */
export type SeenAccount = {
  targetId: string;
  /** Value of the If-Match header, if the caller sent it. */
  ifMatch?: string | undefined;
};

/** Requested operation and the account that it changes. */
export type AccountRequest = SeenAccount & {
  operation: OperationId;
  /** Message for callers who try to change their own account. */
  ownText: string;
  /**
   * Checks that the caller may grant the requested rights.
   * @throws Refusal 403
   */
  check?: () => void;
  /** True if the change would remove an active admin, by deletion, demotion or disabling. */
  endsAdmin?: boolean;
  /** True for a deletion. Pending writes of the person are then stored first, or refused. */
  removes?: boolean;
  /**
   * True for long work on a disabled account. Such work must not lock the active admins, because that would block
   * their sign-ins.
   */
  isLong?: boolean;
};

const EDITS = [
  'user_registered',
  'user_role_changed',
  'user_status_changed',
  'user_scopes_changed',
  'user_password_set',
  'user_invited',
  'user_invitation_withdrawn',
] as const;
export const LAST_ADMIN = 'This is the last active admin. Make somebody else an admin first.';
/** Name of the database constraint trigger that backs up the checks in this module. */
const KEEPS_ADMIN = 'users_keep_an_admin';

/**
 * Changes another person's account in one transaction, under the rules of rank and of the last admin. The active
 * admins are locked first, in a fixed order, so that such changes are serialized and use current data. Work with
 * `isLong` locks only its account; the database still prevents the removal of the last admin. A refusal changes
 * nothing and is recorded in the audit trail.
 * @param work makes the change and records its audit event
 * @throws Refusal 404, 403, 409, 412 if the caller saw another version, or 401 if the caller's own session has ended
 * Source: security decisions D5 and D6; product §10.7.
 */
export function changeAccount<T>(
  deps: AccountDeps,
  caller: Caller,
  request: AccountRequest,
  work: (tx: Tx, target: UserRow) => Promise<T>,
): Promise<T> {
  return recordingRefusals(deps, caller, request, () =>
    deps.db.transaction(async (tx) => {
      const admins = request.isLong ? [] : await lockActiveAdmins(tx);
      const target = judge(caller, request, await lockUser(tx, request));
      if (request.endsAdmin && admins.length === 1 && admins[0]?.id === target.id) throw conflict(LAST_ADMIN);
      await requireSession(tx, caller.principal);
      const { ifMatch } = request;
      const { version } = target;
      const edits = editsOf(target.id, EDITS);
      await refuseStale(tx, { ifMatch, version, current: () => toUserAnswer(tx, deps, target), edits });
      return work(tx, target);
    }),
  );
}

/**
 * Returns the account before expensive work. {@link changeAccount} repeats the checks.
 * @throws Refusal 404, 403
 */
export function readTarget(deps: AccountDeps, caller: Caller, request: AccountRequest): Promise<UserRow> {
  return recordingRefusals(deps, caller, request, async () =>
    judge(
      caller,
      request,
      isUuid(request.targetId) ? await findPerson(deps.db, request.targetId) : undefined,
    ),
  );
}

/** Runs a function and records its refusal, outside of the transaction that the refusal rolls back. */
export async function recordingRefusals<T>(
  { db }: Pick<Deps, 'db'>,
  { actor }: Caller,
  { operation, targetId }: { operation: OperationId; targetId?: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const refused = breaksLastAdmin(thrown) ? conflict(LAST_ADMIN) : thrown;
    const status = refused instanceof Error && 'statusCode' in refused ? refused.statusCode : undefined;
    if (refused instanceof Error && (status === 403 || status === 404 || status === 409)) {
      const target = targetId === undefined ? {} : { target: { type: 'user', id: targetId } };
      const after = { asked: operation, status, reason: refused.message };
      await db.transaction((tx) =>
        recordEvent(tx, actor, { action: 'user_change_refused', ...target, after }),
      );
    }
    throw refused;
  }
}

function judge(
  { principal }: Caller,
  { ownText, check }: AccountRequest,
  target: UserRow | undefined,
): UserRow {
  if (!target) throw notFound('User not found');
  if (target.id === principal.userId) throw forbidden(ownText);
  if (!mayActOn(principal.role, target.role))
    throw forbidden('This account has a role that is not below yours.');
  check?.();
  return target;
}

/**
 * Locks the active admins in a fixed order, which serializes changes of accounts. Other work of the admins continues.
 */
export function lockActiveAdmins(tx: Tx) {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.account_status, 'active'), isPerson))
    .orderBy(asc(users.id))
    .for('no key update');
}

async function lockUser(
  tx: Tx,
  { targetId: id, removes = false }: AccountRequest,
): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isPerson))
    .for(removes ? 'update' : 'no key update');
  return user;
}

/**
 * Checks the caller's session again, because the caller may have been demoted, disabled or deleted during the wait for
 * a lock.
 * @throws Refusal 401
 */
export async function requireSession(tx: Tx, { sessionId, userId }: Principal): Promise<void> {
  const [held] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.id, userId),
        isNull(sessions.ended_at),
        eq(users.account_status, 'active'),
        eq(users.must_change_password, false),
        gte(sessions.created_at, users.sessions_valid_from),
      ),
    );
  if (!held) throw unauthorized();
}

function breaksLastAdmin(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return Reflect.get(error, 'constraint') === KEEPS_ADMIN || breaksLastAdmin(Reflect.get(error, 'cause'));
}

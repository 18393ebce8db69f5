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

/** The signed-in caller, as the guard read them and as the audit trail names them. */
export type Caller = { principal: Principal; actor: Actor };

/** The account that a change is about. */
export type SeenAccount = {
  targetId: string;
  /** The header If-Match, when the caller sent it. */
  ifMatch?: string | undefined;
};

/** The requested operation and the account that it changes. */
export type AccountRequest = SeenAccount & {
  operation: OperationId;
  /** The refusal when callers do so to their own account. */
  ownText: string;
  /** Refuses what the caller may not give. @throws Refusal 403 */
  check?: () => void;
  /** Whether the account would no longer be that of an active admin. */
  endsAdmin?: boolean;
  /** The account is deleted: what its person has under way is stored before, or refused. */
  removes?: boolean;
  /** Long work on an account that is disabled already: while active admins are locked they do not sign in. */
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
/** The constraint trigger of the database, which holds even where this file does not. */
const KEEPS_ADMIN = 'users_keep_an_admin';

/**
 * Changes another person's account in one transaction, under the rules of rank and of the last admin. The active admins
 * are locked first, always in one order, so that such changes come one after the other and none acts on an old view;
 * work that `isLong` locks its account alone, and the database refuses to take the last admin all the same.
 * A refusal changes nothing and is in the audit trail.
 * @param work does the change and records its event
 * @throws Refusal 404, 403, 409, 412 for another version than the caller saw, or 401 when the caller lost their own session meanwhile
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

/** The account, before anything costly is done for it; {@link changeAccount} judges again. @throws Refusal 404, 403 */
export function readTarget(deps: AccountDeps, caller: Caller, request: AccountRequest): Promise<UserRow> {
  return recordingRefusals(deps, caller, request, async () =>
    judge(
      caller,
      request,
      isUuid(request.targetId) ? await findPerson(deps.db, request.targetId) : undefined,
    ),
  );
}

/** Writes a refusal down, outside the transaction that it ends. */
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

/** In one order, so that changes of accounts come one after the other; what admins do besides goes on meanwhile. */
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

/** The caller may have been demoted, disabled or deleted while this waited. @throws Refusal 401 */
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

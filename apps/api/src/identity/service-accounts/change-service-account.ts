import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { serviceName } from '../accounts/service-name';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound } from '../../platform/http/errors/errors';
import type { Principal } from '../../platform/http/authorization/principal';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { toTimestamp } from '../../platform/time/timestamps';
import { lockActiveAdmins, requireSession, type Caller, type SeenAccount } from '../users/change-account';
import { lockServiceAccount, toAnswer } from './service-account.queries';
import type {
  ServiceAccountBody,
  ServiceAccountChange,
  ServiceAccountFields,
} from './service-accounts.schemas';
import { accountHooks } from '../users/account-hooks';

type Needs = Pick<Deps, 'db' | 'now'>;

const EDITS = ['service_account_created', 'service_account_updated'] as const;
/** Database constraint that ensures unique names even for concurrent changes. */
const ONE_OF_A_NAME = 'users_email_key_unique';
const targetOf = ({ id }: UserRow) => ({ type: 'user', id });

/**
 * Adds a service account. It can never have a password.
 * @throws Refusal 409 for an existing name; 401 if the caller is no longer signed in
 */
export function createServiceAccount(
  { db, now }: Needs,
  { principal, actor }: Caller,
  fields: ServiceAccountFields,
): Promise<ServiceAccountBody> {
  return db.transaction(async (tx) => {
    await requireCaller(tx, principal);
    const [row] = await tx
      .insert(users)
      .values({ ...valuesOf(fields), kind: 'service', must_change_password: false })
      .onConflictDoNothing({ target: users.email_key })
      .returning();
    if (!row) throw takenName(fields);
    const after = factsOf(row);
    await recordEvent(tx, actor, { action: 'service_account_created', target: targetOf(row), after });
    return toAnswer(tx, now(), row);
  });
}

/**
 * Replaces all values of a service account. The change applies from the account's next request. Disabling the account
 * revokes its tokens unless they are kept.
 * @throws Refusal 404, 409 for an existing name, 412 if the caller saw another version, 401 if the caller is no longer
 * signed in
 */
export function updateServiceAccount(
  needs: Needs,
  caller: Caller,
  seen: SeenAccount,
  { keep_api_tokens = false, ...fields }: ServiceAccountChange,
): Promise<ServiceAccountBody> {
  const { db, now } = needs;
  return db.transaction(async (tx) => {
    const row = await lockSeen(tx, needs, caller, seen);
    const values = valuesOf(fields);
    const [changed] = await tx
      .update(users)
      .set({ ...values, updated_at: toTimestamp(now()) })
      .where(eq(users.id, row.id))
      .returning()
      .catch((error: unknown) => {
        throw isTaken(error) ? takenName(fields) : error;
      });
    if (!changed) throw notFound('Service account not found');
    const [before, after] = [factsOf(row), factsOf(changed)];
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordEvent(tx, caller.actor, {
        action: 'service_account_updated',
        target: targetOf(row),
        before,
        after,
      });
    const isSwitchedOff = row.account_status === 'active' && changed.account_status === 'disabled';
    if (isSwitchedOff && !keep_api_tokens)
      await revokeTokensOf(tx, row.id, { actor: caller.actor, because: 'account disabled', nowMs: now() });
    return toAnswer(tx, now(), changed);
  });
}

/**
 * Deletes a service account with its tokens and own views. The audit event keeps the account name.
 * @throws Refusal 404, 412, 401
 */
export function deleteServiceAccount(needs: Needs, caller: Caller, seen: SeenAccount): Promise<void> {
  return needs.db.transaction(async (tx) => {
    const row = await lockSeen(tx, needs, caller, seen);
    // During an upgrade, a server of an older release may have assigned startups to the service account.
    await accountHooks().onDeletion(tx, caller.actor, row);
    await tx.delete(users).where(eq(users.id, row.id));
    await recordEvent(tx, caller.actor, {
      action: 'service_account_deleted',
      target: targetOf(row),
      before: { email: row.email, ...factsOf(row) },
    });
  });
}

/**
 * Checks that the caller is still an administrator. Every server locks the active admins before it changes people, so
 * the caller keeps the role until the transaction ends.
 * @throws Refusal 401
 */
export async function requireCaller(tx: Tx, principal: Principal): Promise<void> {
  await lockActiveAdmins(tx);
  await requireSession(tx, principal);
}

async function lockSeen(
  tx: Tx,
  { now }: Needs,
  { principal }: Caller,
  { targetId, ifMatch }: SeenAccount,
): Promise<UserRow> {
  await requireCaller(tx, principal);
  const row = await lockServiceAccount(tx, targetId);
  await refuseStale(tx, {
    ifMatch,
    version: row.version,
    current: () => toAnswer(tx, now(), row),
    edits: editsOf(row.id, EDITS),
  });
  return row;
}

/**
 * Returns the column values of a service account. The display name is stored as the name, so that every list and
 * history shows that it is a service account.
 */
function valuesOf({ name, purpose, role, may_edit_investments, is_active = true }: ServiceAccountFields) {
  const username = name.trim();
  const shown = serviceName(username);
  return {
    username,
    name: shown,
    email: shown,
    email_key: emailKey(shown),
    purpose: purpose.trim(),
    role,
    scopes: may_edit_investments ? ['investments:write'] : [],
    account_status: is_active ? ('active' as const) : ('disabled' as const),
  };
}

/** Returns the values of a service account for the audit trail. */
function factsOf({ name, purpose, role, scopes, account_status }: UserRow) {
  return { name, purpose, role, scopes, accountStatus: account_status };
}

function isTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return Reflect.get(error, 'constraint') === ONE_OF_A_NAME || isTaken(Reflect.get(error, 'cause'));
}

const takenName = ({ name }: ServiceAccountFields) =>
  conflict(`There is a service account '${name.trim()}' already.`);

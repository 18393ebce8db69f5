import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { linkedAmong } from '../accounts/identities';
import { countTokensOf } from '../api-tokens/revoke-tokens';
import type { Deps } from '../../platform/deps';
import { maskedEmail } from '../sign-in/masked-email';
import type { Db, Tx } from '../../platform/db/open-database';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { UserRow } from '../accounts/account.queries';
import { invitationOf } from './invitation-state';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import { secondFactors } from '../../platform/db/schema/second-factors.table';
import type { UserBody } from './users.schemas';

export type AnswerDeps = Pick<Deps, 'keys' | 'settings' | 'now'>;

/** Returns the response bodies of accounts for admins, without passwords, links and sessions. */
export async function toUserAnswers(
  db: Db | Tx,
  deps: AnswerDeps,
  rows: readonly UserRow[],
): Promise<UserBody[]> {
  const ids = rows.map(({ id }) => id);
  const locked = await lockedAmong(db, deps, rows);
  const secured = await withSecondFactor(db, ids);
  const heldByCodes = await heldAmong(db, deps, 'login-code', ids);
  const linked = await linkedAmong(db, ids);
  const tokens = await countTokensOf(db, ids, deps.now());
  return rows.map((row) => ({
    id: row.id,
    userId: row.id,
    email: row.email,
    username: row.username,
    name: row.name,
    role: row.role,
    accountStatus: statusOf(row, locked.has(row.id)),
    scopes: row.scopes,
    invitation: invitationOf(row, deps.now()),
    second_factor: secured.has(row.id),
    held_by_codes: heldByCodes.has(row.id),
    provider_linked: linked.has(row.id),
    api_tokens: tokens.get(row.id) ?? 0,
    last_sign_in_at: isoTimestamp(row.last_sign_in_at),
    created_at: isoTimestamp(row.created_at),
    version: row.version,
  }));
}

/** Returns the response body of one account, like {@link toUserAnswers}. */
export async function toUserAnswer(tx: Db | Tx, deps: AnswerDeps, row: UserRow): Promise<UserBody> {
  const [answer] = await toUserAnswers(tx, deps, [row]);
  if (!answer) throw new Error('no answer for a row');
  return answer;
}

/** Returns the most important reason why a person cannot sign in normally; 'active' if there is none. */
function statusOf(
  { account_status, must_change_password }: UserRow,
  isLocked: boolean,
): UserBody['accountStatus'] {
  if (account_status === 'disabled') return 'disabled';
  if (isLocked) return 'locked';
  return must_change_password ? 'must_change_password' : 'active';
}

/**
 * Returns the ids of accounts that are locked after too many consecutive wrong passwords, until a new password is set.
 */
async function lockedAmong(db: Db | Tx, deps: AnswerDeps, rows: readonly UserRow[]): Promise<Set<string>> {
  const idOf = new Map(rows.map(({ id, email }) => [maskedEmail(email, deps.keys.audit), id]));
  const held = await heldAmong(db, deps, 'login-email', [...idOf.keys()]);
  return new Set([...held].map((key) => idOf.get(key) ?? ''));
}

/** Returns the given keys that are locked by consecutive failures until a person unlocks them. */
async function heldAmong(
  db: Db | Tx,
  { settings }: AnswerDeps,
  bucket: 'login-email' | 'login-code',
  keys: readonly string[],
): Promise<Set<string>> {
  const held = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.bucket, bucket),
        inArray(rateLimits.key, [...keys]),
        gte(rateLimits.streak, settings.limits.failuresInRow),
      ),
    );
  return new Set(held.map(({ key }) => key));
}

async function withSecondFactor(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const withApp = await db
    .select({ id: secondFactors.user_id })
    .from(secondFactors)
    .where(and(inArray(secondFactors.user_id, [...ids]), isNotNull(secondFactors.confirmed_at)));
  const withPasskey = await db
    .select({ id: passkeys.user_id })
    .from(passkeys)
    .where(inArray(passkeys.user_id, [...ids]));
  return new Set([...withApp, ...withPasskey].map(({ id }) => id));
}

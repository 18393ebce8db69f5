import { searchKey, searchTest } from '@vaglio/startups-domain';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { findUser, type UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import type { Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import type { ServiceAccountBody } from './service-accounts.schemas';

const NOT_FOUND = 'Service account not found';
const isService = eq(users.kind, 'service');

/** Returns service accounts whose name or purpose contains the folded `q`, sorted by name. `total` ignores paging. */
export async function listServiceAccounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  q: string | undefined,
  { limit, offset }: Page,
) {
  const all = await db.select().from(users).where(isService).orderBy(asc(users.email_key), asc(users.id));
  const isIn = searchTest(q);
  // The list is filtered in memory, because it is short and the table has no search column.
  const found = all.filter(({ username, purpose }) => isIn === null || isIn(searchKey(username, purpose)));
  return { items: await toAnswers(db, now(), found.slice(offset, offset + limit)), total: found.length };
}

/**
 * Returns a service account.
 * @throws Refusal 404 for an unknown or invalid id, and for the account of a person
 */
export async function findServiceAccount(db: Db | Tx, id: string): Promise<UserRow> {
  const found = isUuid(id) ? await findUser(db, id) : undefined;
  if (found?.kind !== 'service') throw notFound(NOT_FOUND);
  return found;
}

/**
 * Returns a service account and locks it until the transaction ends.
 * @throws Refusal 404
 */
export async function lockServiceAccount(tx: Tx, id: string): Promise<UserRow> {
  const [found] = isUuid(id)
    ? await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), isService))
        .for('update')
    : [];
  if (!found) throw notFound(NOT_FOUND);
  return found;
}

/**
 * Returns the response body for a service account.
 * @param now milliseconds since 1970
 */
export async function toAnswer(db: Db | Tx, now: number, row: UserRow): Promise<ServiceAccountBody> {
  const [answer] = await toAnswers(db, now, [row]);
  if (!answer) throw new Error('no answer for a row');
  return answer;
}

async function toAnswers(db: Db | Tx, now: number, rows: readonly UserRow[]): Promise<ServiceAccountBody[]> {
  const facts = await tokenFacts(
    db,
    now,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, username, purpose, role, scopes, account_status, created_at, version }) => ({
    id,
    name: username,
    purpose: purpose ?? '',
    role,
    may_edit_investments: scopes.includes('investments:write'),
    is_active: account_status === 'active',
    tokens: facts.get(id)?.tokens ?? 0,
    last_used_at: isoTimestamp(facts.get(id)?.last_used_at ?? null),
    created_at: isoTimestamp(created_at),
    version,
  }));
}

/** Returns the number of valid tokens and the last use of any token, for each account. */
async function tokenFacts(db: Db | Tx, now: number, ids: readonly string[]) {
  const isValid = and(isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, toTimestamp(now)));
  const rows = await db
    .select({
      id: apiTokens.user_id,
      tokens: sql<number>`count(*) filter (where ${isValid})::int`,
      last_used_at: sql<string | null>`max(${apiTokens.last_used_at})`,
    })
    .from(apiTokens)
    .where(inArray(apiTokens.user_id, [...ids]))
    .groupBy(apiTokens.user_id);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

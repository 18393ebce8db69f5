import { inArray, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { startupAwards } from '../../platform/db/schema/startups.table';
import { valuesOf } from './code-filter';
import { ME, NOBODY, readAssignees, readAwards } from './open-filters';

/** Parts of a list query that may name deleted awards or people, or depend on the caller. */
type OpenQuery = {
  award?: string | undefined;
  award_not?: string | undefined;
  assignee?: string | undefined;
};

/**
 * Resolves the query of a list: replaces 'me' by the caller's id, and removes awards and people that no longer exist,
 * so that they filter nothing.
 * @throws Refusal 400 for an invalid assignee
 */
export async function resolveQuery<Query extends OpenQuery>(
  db: Db | Tx,
  query: Query,
  userId: string | null | undefined,
): Promise<Query> {
  if (!query.award && !query.award_not && !query.assignee) return query;
  const own = withOwnId(query, userId);
  const known = await knownAwards(db, [...readAwards(query.award), ...readAwards(query.award_not)]);
  const areKnown = (text: string | undefined) =>
    text &&
    readAwards(text)
      .filter((award) => known.has(award))
      .join(',');
  return {
    ...own,
    award: areKnown(query.award),
    award_not: areKnown(query.award_not),
    assignee: await knownAssignees(db, own.assignee),
  };
}

/** Replaces 'me' in the assignee filter by the caller's id. */
export function withOwnId<Query extends OpenQuery>(query: Query, userId: string | null | undefined): Query {
  if (!query.assignee) return query;
  const assignee = valuesOf(query.assignee).map((value) => (value === ME && userId ? userId : value));
  return { ...query, assignee: assignee.join(',') };
}

/** Returns those of the award keys that belong to an award of a startup or to a parameter. */
async function knownAwards(db: Db | Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) key
    where exists (select from ${startupAwards} where award_key = key)
      or exists (select from ${parameters} where name_key = key)`);
  return new Set(rows.map(({ key }) => key));
}

async function knownAssignees(db: Db | Tx, text: string | undefined): Promise<string | undefined> {
  const { ids, isNobody } = readAssignees(text);
  if (ids.length === 0) return text;
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return [...rows.map(({ id }) => id), ...(isNobody ? [NOBODY] : [])].join(',');
}

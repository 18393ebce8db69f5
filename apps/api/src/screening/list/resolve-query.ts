import { inArray, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { startupAwards } from '../../platform/db/schema/startups.table';
import { valuesOf } from './code-filter';
import { ME, NOBODY, readAssignees, readAwards } from './open-filters';

/** The parts of a list's query whose values may vanish, or depend on who asks. */
type OpenQuery = {
  award?: string | undefined;
  award_not?: string | undefined;
  assignee?: string | undefined;
};

/**
 * The query of a list as the lists take it: 'me' is who asks, and awards and people that do not exist any more are left
 * out, so that they filter nothing.
 * @throws 400 for an assignee that is no id
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

/** The query with the id of who asks for 'me'. */
export function withOwnId<Query extends OpenQuery>(query: Query, userId: string | null | undefined): Query {
  if (!query.assignee) return query;
  const assignee = valuesOf(query.assignee).map((value) => (value === ME && userId ? userId : value));
  return { ...query, assignee: assignee.join(',') };
}

/** Of keys, those of awards that a startup holds or that have a weight. */
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

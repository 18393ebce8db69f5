import { searchKey, searchTest } from '@vaglio/startups-domain';
import { asc, sql } from 'drizzle-orm';
import { isPerson } from '../../../identity/accounts/account.queries';
import { users } from '../../../platform/db/schema/users.table';
import type { Db } from '../../../platform/db/open-database';
import type { CODE_FILTERS } from '../code-filter';
import type { ListDeps } from '../list-deps';
import { ME, NOBODY, readAssignees, readAwards } from '../open-filters';
import { listRows } from '../ranked-list';
import type { RankedQuery } from '../ranked-query';
import { resolveQuery } from '../resolve-query';
import { awardsOf, type ListRow } from '../snapshot/list-row';
import { countCodes } from '../snapshot/row-filter';
import { parameters } from '../../../platform/db/schema/parameters.table';
import { startupAwards } from '../../../platform/db/schema/startups.table';
import {
  MAX_VALUES,
  type CountedFilter,
  type FilterValueBody,
  type FilterValuesBody,
} from './filter-values.schemas';
import { scoreBands } from './score-bands';

type Asked = { filter: CountedFilter; find: string; query: RankedQuery; userId: string };

/**
 * Returns the values of a filter with the number of matching startups in the list.
 * @param asked its `query` is that of the list request; selected values of this filter do not narrow the counts, but
 *   are always returned
 */
export async function readFilterValues(
  { db, lists, now }: Pick<ListDeps, 'db' | 'lists' | 'now'>,
  { filter, find, query, userId }: Asked,
): Promise<FilterValuesBody> {
  const others = await resolveQuery(db, withoutFilter(query, filter), userId);
  const at = now();
  const rows = listRows(await lists.current(), others, at);
  if (filter === 'raised')
    return { items: [], total: 0, left_out: rows.filter(({ is_foreign_sum }) => is_foreign_sum).length };
  if (filter === 'score') return { ...scoreValues(rows), left_out: 0 };
  const values =
    filter === 'award' || filter === 'award_not'
      ? await awardValues(db, rows, find, readAwards(query[filter]))
      : filter === 'assignee'
        ? await peopleValues(db, rows, find, query.assignee, userId)
        : codeValues(rows, filter, at);
  return { ...values, left_out: 0 };
}

function withoutFilter(query: RankedQuery, filter: CountedFilter): RankedQuery {
  if (filter === 'raised') return { ...query, raised_from: undefined, raised_to: undefined };
  if (filter === 'score') return { ...query, score_from: undefined, score_below: undefined };
  return { ...query, [filter]: undefined };
}

type Values = Pick<FilterValuesBody, 'items' | 'total'>;

function codeValues(rows: readonly ListRow[], filter: keyof typeof CODE_FILTERS, now: number): Values {
  const items = countCodes(rows, filter, now).map(({ code, count }) => ({ value: code, label: null, count }));
  return { items, total: items.length };
}

/** Returns ranges of scores with their number of startups, highest first. */
function scoreValues(rows: readonly ListRow[]): Values {
  const items = scoreBands(rows.map(({ score }) => score)).map(({ from, below, count }) => ({
    value: `${from},${below}`,
    label: null,
    count,
  }));
  return { items, total: items.length };
}

async function awardValues(
  db: Db,
  rows: readonly ListRow[],
  find: string,
  chosen: readonly string[],
): Promise<Values> {
  const counts = countEach(rows.flatMap(awardsOf));
  const isIn = searchTest(find);
  const found = [...counts]
    .filter(([key]) => isIn === null || isIn(searchKey(key)))
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .map(([key]) => key);
  const shown = [...new Set([...chosen, ...found.slice(0, MAX_VALUES)])];
  const names = await namesOfAwards(db, shown);
  return {
    items: shown.map((value) => ({ value, label: names.get(value) ?? null, count: counts.get(value) ?? 0 })),
    total: found.length,
  };
}

function countEach<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the names of awards. The name of the parameter takes precedence over the name in a startup. */
async function namesOfAwards(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ key: string; name: string | null }>(sql`
    select key, coalesce(
      (select ${parameters.parameterName} from ${parameters} where ${parameters.name_key} = key),
      (select min(${startupAwards.award_name}) from ${startupAwards} where ${startupAwards.award_key} = key)) as name
    from unnest(${sql.param(keys)}::text[]) key`);
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name]])));
}

/** Returns the caller, then 'nobody', then the other people with access, sorted by name. */
async function peopleValues(
  db: Db,
  rows: readonly ListRow[],
  find: string,
  chosen: string | undefined,
  userId: string,
): Promise<Values> {
  const counts = countEach(rows.map(({ assignee_id }) => assignee_id));
  const people = await readPeople(db);
  const isIn = searchTest(find);
  const isChosen = new Set(readAssignees(withoutMe(chosen)).ids);
  const found = people.filter(
    ({ id, name, isOffered }) => id !== userId && isOffered && (isIn === null || isIn(searchKey(name))),
  );
  const shown = new Set([...isChosen, ...found.slice(0, MAX_VALUES).map(({ id }) => id)]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const valueOf = (value: string, id: string | null, label: string | null): FilterValueBody => ({
    value,
    label,
    count: counts.get(id) ?? 0,
  });
  return {
    items: [
      valueOf(ME, userId, names.get(userId) ?? null),
      valueOf(NOBODY, null, null),
      ...[...shown].map((id) => valueOf(id, id, names.get(id) ?? null)),
    ],
    total: found.length + 2,
  };
}

const withoutMe = (text = '') =>
  text
    .split(',')
    .filter((value) => value.trim() !== ME)
    .join(',');

function readPeople(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      isOffered: sql<boolean>`${users.account_status} = 'active' and ${isPerson}`,
    })
    .from(users)
    .orderBy(asc(users.name), asc(users.id));
}

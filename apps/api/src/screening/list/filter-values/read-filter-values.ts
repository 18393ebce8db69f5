import { DEFAULT_CURRENCY, foldText } from '@vaglio/startups-domain';
import { and, asc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { isPerson } from '../../../identity/accounts/account.queries';
import { users } from '../../../platform/db/schema/users.table';
import type { Deps } from '../../../platform/deps';
import type { Tx } from '../../../platform/db/open-database';
import { CODE_FILTERS } from '../code-filter';
import { narrowing } from '../narrowing';
import { ME, NOBODY, readAssignees, readAwards } from '../open-filters';
import type { RankedQuery } from '../ranked-list';
import { setOf } from '../../../scoring/ranking/ranked-set';
import { resolveQuery } from '../resolve-query';
import { parameters } from '../../../platform/db/schema/parameters.table';
import { readScoreSettings } from '../../../scoring/settings/score-config.queries';
import { startupAwards, startups } from '../../../platform/db/schema/startups.table';
import { startupWork } from '../../../platform/db/schema/startup-work.table';
import {
  MOST_VALUES,
  type CountedFilter,
  type FilterValueBody,
  type FilterValuesBody,
} from './filter-values.schemas';

type Asked = { filter: CountedFilter; find: string; query: RankedQuery; userId: string };
type List = { tx: Tx; match: SQL | undefined; now: number };

/**
 * The values of a filter, with how many startups of the list have each.
 * @param asked `query` as the list call takes it; its own values of the filter do not narrow, but are always answered
 */
export async function readFilterValues(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { filter, find, query, userId }: Asked,
): Promise<FilterValuesBody> {
  const settings = await readScoreSettings(db); // its first call writes
  const others = await resolveQuery(db, withoutFilter(query, filter), userId);
  const at = now();
  return db.transaction(
    async (tx) => {
      const match = and(await setOf(tx, others, settings), narrowing(others, at));
      const list = { tx, match, now: at };
      if (filter === 'raised') return { items: [], total: 0, left_out: await countForeign(list) };
      const values =
        filter === 'award' || filter === 'award_not'
          ? await awardValues(list, find, readAwards(query[filter]))
          : filter === 'assignee'
            ? await peopleValues(list, find, query.assignee, userId)
            : await codeValues(list, filter);
      return { ...values, left_out: 0 };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function withoutFilter(query: RankedQuery, filter: CountedFilter): RankedQuery {
  return filter === 'raised'
    ? { ...query, raised_from: undefined, raised_to: undefined }
    : { ...query, [filter]: undefined };
}

type Values = Pick<FilterValuesBody, 'items' | 'total'>;

/** Counted by the very condition that narrows the list to a code. */
async function codeValues({ tx, match, now }: List, filter: keyof typeof CODE_FILTERS): Promise<Values> {
  const codes = CODE_FILTERS[filter];
  const counts = codes.map((code) => {
    const has = narrowing({ [filter]: code }, now) ?? sql`true`;
    return sql`count(*) filter (where ${has})::int`;
  });
  const [row] = await tx
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(startups)
    .where(match);
  const items = codes.map((value, place) => ({ value, label: null, count: row?.counts[place] ?? 0 }));
  return { items, total: items.length };
}

async function awardValues({ tx, match }: List, find: string, chosen: readonly string[]): Promise<Values> {
  const rows = await tx
    .select({ value: startupAwards.award_key, count: sql<number>`count(*)::int` })
    .from(startupAwards)
    .where(
      sql`${startupAwards.startup_id} in (select ${startups.id} from ${startups} where ${match ?? sql`true`})`,
    )
    .groupBy(startupAwards.award_key);
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const folded = foldText(find);
  const found = rows
    .filter(({ value }) => value.includes(folded))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .map(({ value }) => value);
  const shown = [...new Set([...chosen, ...found.slice(0, MOST_VALUES)])];
  const names = await namesOfAwards(tx, shown);
  return {
    items: shown.map((value) => ({ value, label: names.get(value) ?? null, count: counts.get(value) ?? 0 })),
    total: found.length,
  };
}

/** As the weight calls an award, else as a startup that holds it does. */
async function namesOfAwards(tx: Tx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ key: string; name: string | null }>(sql`
    select key, coalesce(
      (select ${parameters.parameterName} from ${parameters} where ${parameters.name_key} = key),
      (select min(${startupAwards.award_name}) from ${startupAwards} where ${startupAwards.award_key} = key)) as name
    from unnest(${sql.param(keys)}::text[]) key`);
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name]])));
}

/** Who asks, nobody, then the others who have access, by name. */
async function peopleValues(
  { tx, match }: List,
  find: string,
  chosen: string | undefined,
  userId: string,
): Promise<Values> {
  const rows = await tx
    .select({ id: startupWork.assignee_id, count: sql<number>`count(*)::int` })
    .from(startups)
    .leftJoin(startupWork, eq(startupWork.startup_id, startups.id))
    .where(match)
    .groupBy(startupWork.assignee_id);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const people = await readPeople(tx);
  const folded = foldText(find);
  const isChosen = new Set(readAssignees(withoutMe(chosen)).ids);
  const found = people.filter(
    ({ id, name, isOffered }) => id !== userId && isOffered && foldText(name).includes(folded),
  );
  const shown = new Set([...isChosen, ...found.slice(0, MOST_VALUES).map(({ id }) => id)]);
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

async function readPeople(tx: Tx) {
  return tx
    .select({
      id: users.id,
      name: users.name,
      isOffered: sql<boolean>`${users.account_status} = 'active' and ${isPerson}`,
    })
    .from(users)
    .orderBy(asc(users.name), asc(users.id));
}

function countForeign({ tx, match }: List): Promise<number> {
  return tx.$count(
    startups,
    and(match, isNotNull(startups.raised_money), ne(startups.raised_currency, DEFAULT_CURRENCY)),
  );
}

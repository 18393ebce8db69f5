import { lookAlikes, prepareMatching } from '@vaglio/award-scoring';
import { asc, count, eq, sql } from 'drizzle-orm';
import { searchKey, searchTest } from '@vaglio/startups-domain';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { parameters } from '../../platform/db/schema/parameters.table';
import { readRuleSet } from '../rescoring/rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { awardKeyOf } from '../award-key';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { awardAliases, ignoredAwards } from '../../platform/db/schema/unweighted-awards.table';
import type { AwardAliasBody, IgnoredAwardBody, UnweightedAwardBody } from './unweighted-awards.schemas';

const MAX_EXAMPLES = 3;
const MAX_LOOK_ALIKES = 3;

/** Returns awards of startups that have no weight and are not hidden. `total` ignores paging. */
export async function listUnweightedAwards(
  db: Db,
  q: string | undefined,
  { limit, offset }: Page,
): Promise<{ items: UnweightedAwardBody[]; total: number; ignored: number }> {
  const rules = await readRuleSet(db);
  const wanted = await keysHolding(db, q);
  // The count is joined to the awards, so that a page after the last one still returns the count in its only row.
  const { rows: found } = await db.execute<{
    award_key: string | null;
    award: string;
    startups: number;
    total: number;
  }>(sql`
    with held as (
      select award_key, mode() within group (order by award_name) as award, count(*)::int as startups
      from ${startupAwards} a
      where award_key <> all(${sql.param(weightedKeys(rules))}::text[])
        and ${wanted === null ? sql`true` : sql`award_key = any(${sql.param(wanted)}::text[])`}
        and not exists (select from ${ignoredAwards} i where i.award_key = a.award_key)
      group by award_key)
    select shown.*, counted.total from (select count(*)::int as total from held) counted
      left join (
        select * from held order by startups desc, award_key collate "C" limit ${limit} offset ${offset}) shown on true
    order by startups desc, award_key collate "C"`);
  const rows = found.flatMap(({ award_key, ...row }) => (award_key === null ? [] : [{ ...row, award_key }]));
  const examples = await examplesOf(
    db,
    rows.map(({ award_key }) => award_key),
  );
  return {
    items: rows.map(({ award_key, award, startups: holders }) => ({
      award_key,
      award,
      startups: holders,
      examples: examples.get(award_key) ?? [],
      look_alikes: lookAlikes(award, rules.parameters, MAX_LOOK_ALIKES).map(({ parameter, likeness }) => ({
        parameterID: parameter.parameterID,
        parameterName: parameter.parameterName,
        likeness,
      })),
    })),
    total: found[0]?.total ?? 0,
    ignored: await db.$count(ignoredAwards),
  };
}

/**
 * Returns the keys of the awards that match a search; null for a blank search. All spellings are compared, because a
 * key contains only one form of a name and no column contains all forms.
 */
async function keysHolding(db: Db, q: string | undefined): Promise<string[] | null> {
  const isIn = searchTest(q);
  if (isIn === null) return null;
  const { award_key, award_name } = startupAwards;
  const spellings = await db.selectDistinct({ award_key, award_name }).from(startupAwards);
  const found = spellings.filter((each) => isIn(searchKey(each.award_name)));
  return [...new Set(found.map((each) => each.award_key))];
}

/** Returns the award keys of all names and aliases of parameters. */
function weightedKeys({ parameters: weighted, aliases = [] }: RuleSet): string[] {
  const parameterOf = prepareMatching(weighted, aliases);
  const names = [
    ...weighted.flatMap(({ parameterID, parameterName }) => [parameterID, parameterName]),
    ...aliases.map(({ award }) => award),
  ];
  return [...new Set(names.filter((name) => parameterOf(name)).map(awardKeyOf))];
}

/** Returns example startups for all awards of a page with one query. */
async function examplesOf(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, UnweightedAwardBody['examples']>> {
  const { rows } = await db.execute<{ award_key: string; examples: UnweightedAwardBody['examples'] }>(sql`
    select award_key, json_agg(json_build_object('id', id::text, 'company_name', company_name) order by place) as examples
    from (
      select a.award_key, s.id, s.company_name,
        row_number() over (partition by a.award_key order by s.score desc, s.name_key, s.id) as place
      from ${startupAwards} a join ${startups} s on s.id = a.startup_id
      where a.award_key = any(${sql.param(keys)}::text[])) placed
    where place <= ${MAX_EXAMPLES} group by award_key`);
  return new Map(rows.map(({ award_key, examples }) => [award_key, examples]));
}

/** Returns the aliases and the hidden awards, sorted by name. */
export async function listAwardDecisions(
  db: Db,
): Promise<{ aliases: AwardAliasBody[]; ignored: IgnoredAwardBody[] }> {
  const aliases = await db
    .select({
      award_key: awardAliases.award_key,
      award: awardAliases.award,
      by: users.name,
      at: awardAliases.added_at,
      parameterID: parameters.parameterID,
      parameterName: parameters.parameterName,
    })
    .from(awardAliases)
    .innerJoin(parameters, eq(parameters.parameterID, awardAliases.parameter_id))
    .leftJoin(users, eq(users.id, awardAliases.added_by))
    .orderBy(asc(awardAliases.award_key));
  const ignored = await db
    .select({
      award_key: ignoredAwards.award_key,
      award: ignoredAwards.award,
      by: users.name,
      at: ignoredAwards.ignored_at,
    })
    .from(ignoredAwards)
    .leftJoin(users, eq(users.id, ignoredAwards.ignored_by))
    .orderBy(asc(ignoredAwards.award_key));
  const holders = await countHolders(
    db,
    [...aliases, ...ignored].map(({ award_key }) => award_key),
  );
  const shown = <T extends { award_key: string; at: string }>(row: T) => ({
    ...row,
    startups: holders.get(row.award_key) ?? 0,
    at: isoTimestamp(row.at),
  });
  return { aliases: aliases.map(shown), ignored: ignored.map(shown) };
}

/** Counts the startups per award with one query. Awards without startups are omitted. */
async function countHolders(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ award_key: startupAwards.award_key, startups: count() })
    .from(startupAwards)
    .where(sql`${startupAwards.award_key} = any(${sql.param(keys)}::text[])`)
    .groupBy(startupAwards.award_key);
  return new Map(rows.map(({ award_key, startups: holders }) => [award_key, holders]));
}

export async function findAlias(tx: Tx, award_key: string) {
  const [row] = await tx.select().from(awardAliases).where(eq(awardAliases.award_key, award_key));
  return row;
}

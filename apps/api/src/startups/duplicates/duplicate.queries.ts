import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import type { Page } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import {
  duplicatePairs,
  keptApart,
  startupsToCompare,
  type Reason,
} from '../../platform/db/schema/duplicates.table';
import type { DuplicatePageBody, DuplicatePairBody, PairFilter } from './duplicates.schemas';
import { describeReasons } from './describe-reasons';

export const PAIR_GONE =
  'This pair is not there any more: one of the startups was changed, merged or deleted.';

const PAIRS = sql`${duplicatePairs} p
  join ${startups} low on low.id = p.low_id join ${startups} high on high.id = p.high_id`;

/**
 * Returns an SQL expression for the identity of a startup. A decision about a pair applies while both identities are
 * unchanged.
 */
export const identityOf = (startup: SQL): SQL =>
  sql`(${startup}.name_key || ' ' || coalesce(${startup}.website_host, ''))`;

const HOLDS = sql`k.undone_at is null
  and k.low_identity = ${identityOf(sql`low`)} and k.high_identity = ${identityOf(sql`high`)}`;

const IS_OPEN = sql`not exists (
  select from ${keptApart} k where k.low_id = p.low_id and k.high_id = p.high_id and ${HOLDS})`;

const FILTERS: Readonly<Record<PairFilter, SQL>> = {
  all: sql`true`,
  website: sql`p.has_website`,
  founder: sql`p.has_founder`,
  name: sql`not p.has_website and not p.has_founder`,
};

const SIDE = (startup: SQL) =>
  sql`json_build_object('id', ${startup}.id::text, 'company_name', ${startup}.company_name,
    'score', ${startup}.score::float8, 'version', ${startup}.version)`;

const PAIR = sql`p.id::text as id, p.certainty::float8 as certainty, p.reasons, p.later_at is not null as is_later,
  ${SIDE(sql`low`)} as low, ${SIDE(sql`high`)} as high`;

type PairRow = Pick<DuplicatePairBody, 'id' | 'certainty' | 'is_later'> & {
  reasons: Reason[];
  low: DuplicatePairBody['first'];
  high: DuplicatePairBody['first'];
};

/** Returns a page of undecided pairs, and the number of pairs for each filter. */
export async function listPairs(
  db: Db,
  only: PairFilter,
  { limit, offset }: Page,
): Promise<Omit<DuplicatePageBody, 'page' | 'pageSize'>> {
  const { rows } = await db.execute<PairRow>(sql`
    select ${PAIR} from ${PAIRS} where ${IS_OPEN} and ${FILTERS[only]}
    order by p.later_at asc nulls first, p.certainty desc, p.id limit ${limit} offset ${offset}`);
  const {
    rows: [counts],
  } = await db.execute<DuplicatePageBody['counts'] & { kept_apart: number; comparing: number }>(sql`
    select count(*)::int as all, ${countOf('website')} as website, ${countOf('founder')} as founder,
      ${countOf('name')} as name,
      (select count(*)::int from ${keptApart} k join ${startups} low on low.id = k.low_id
        join ${startups} high on high.id = k.high_id where ${HOLDS}) as kept_apart,
      (select count(*)::int from ${startupsToCompare}) as comparing
    from ${PAIRS} where ${IS_OPEN}`);
  if (!counts) throw new Error('counts without a row');
  const { kept_apart, comparing, ...byFilter } = counts;
  return { items: rows.map(toPair), total: byFilter[only], counts: byFilter, kept_apart, comparing };
}

function countOf(filter: PairFilter): SQL {
  return sql`(count(*) filter (where ${FILTERS[filter]}))::int`;
}

/** Counts the undecided pairs. */
export async function countOpenPairs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(
    sql`select count(*)::int as open from ${PAIRS} where ${IS_OPEN}`,
  );
  return rows[0]?.open ?? 0;
}

/**
 * Returns a decided or undecided pair.
 * @throws 404
 */
export async function readPair(db: Db | Tx, id: string): Promise<DuplicatePairBody> {
  const { rows } = await db.execute<PairRow>(
    sql`select ${PAIR} from ${PAIRS} where p.id = ${readRowId(id, PAIR_GONE)}`,
  );
  const [row] = rows;
  if (!row) throw notFound(PAIR_GONE);
  return toPair(row);
}

function toPair({ low, high, reasons, ...pair }: PairRow): DuplicatePairBody {
  const [first, second] = high.score > low.score ? [high, low] : [low, high];
  return { ...pair, because: describeReasons(reasons), reasons, first, second };
}

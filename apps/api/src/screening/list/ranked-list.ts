import type { Static } from '@sinclair/typebox';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { readScoreSettings, type ScoreSettings } from '../../scoring/settings/score-config.queries';
import type { Page } from '../../platform/http/pagination/list-page';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import type { listInvestmentsSchema, narrowingQuery } from './investments.schemas';
import { narrowing } from './narrowing';
import { withOwnId } from './resolve-query';
import { BY_RANK, modeOf, setOf } from '../../scoring/ranking/ranked-set';

export type RankedQuery = Pick<
  Static<typeof listInvestmentsSchema.querystring>,
  'mode' | 'top' | 'q' | 'sort' | 'dir' | keyof typeof narrowingQuery
> & {
  /** Ids of startups, the list holds no others. */
  among?: readonly number[] | undefined;
};

type RankedStartup = StartupRow & { rank: number };
export type RankedPage = {
  items: RankedStartup[];
  total: number;
  /** With later=hide: how many of the list are left out. */
  later_hidden?: number;
};

/**
 * Startups of a set, narrowed inside it, each with its place by score in the whole of its mode. Empty values come
 * last in both directions, ties by company name, then id. Read in one snapshot, so that a re-scoring meanwhile
 * neither moves the cut nor the places.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970; a query with `later`, `stage` or `step` needs it
 * @returns `total` counts what the query leaves, on all pages
 * Source: product decision 10.6.
 */
export async function listRanked(db: Db, query: RankedQuery, page: Page, now = 0): Promise<RankedPage> {
  if (isByPlace(query, now) && isWholeMode(query)) return pageByPlace(db, query, page);
  const settings = await readScoreSettings(db);
  return db.transaction(
    async (tx) => {
      const set = await setOf(tx, query, settings);
      const match = and(set, narrowing(query, now));
      const rows = await pageOfRows(tx, match, query, page);
      const places = isByPlace(query, now) ? null : await placesOf(tx, modeOf(query), rows);
      const items = rows.map((row, index) => ({
        ...row,
        rank: places?.get(row.id) ?? page.offset + index + 1,
      }));
      const total = await tx.$count(startups, match);
      if (query.later !== 'hide') return { items, total };
      const hidden = and(set, narrowing({ ...query, later: 'only' }, now));
      return { items, total, later_hidden: await tx.$count(startups, hidden) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The most frequent query: one statement, so one snapshot, without a transaction around it. */
async function pageByPlace(db: Db, query: RankedQuery, page: Page): Promise<RankedPage> {
  const match = modeOf(query);
  const { keys, order } = keysOf(db, match, query, page);
  const rows = await db
    .select({ row: STARTUP_COLUMNS, total: db.$count(startups, match) })
    .from(keys)
    .innerJoin(startups, eq(startups.id, keys.id))
    .orderBy(...order);
  const items = rows.map(({ row }, index) => ({ ...row, rank: page.offset + index + 1 }));
  return { items, total: rows[0]?.total ?? (await db.$count(startups, match)) }; // a page past the end has no row to carry it
}

/** Rows of a page in their order. */
export function pageOfRows(tx: Db | Tx, match: SQL | undefined, query: RankedQuery, page: Page) {
  const { keys, order } = keysOf(tx, match, query, page);
  return tx
    .select(STARTUP_COLUMNS)
    .from(keys)
    .innerJoin(startups, eq(startups.id, keys.id))
    .orderBy(...order);
}

/** A set and its order for a reader that takes it row by row. @param query resolved @param now milliseconds since 1970; decides what is Later, and due */
export async function rankedSource(tx: Tx, query: RankedQuery, settings: ScoreSettings, now: number) {
  const match = and(await setOf(tx, query, settings), narrowing(query, now));
  const ranksOf = async (rows: readonly Pick<StartupRow, 'id'>[], start: number) =>
    isByPlace(query, now)
      ? new Map(rows.map(({ id }, index) => [id, start + index + 1]))
      : placesOf(tx, modeOf(query), rows);
  return { match, order: orderOf(query), total: await tx.$count(startups, match), ranksOf };
}

/** Keys first, by an index alone where there is one: a deep page reads only its own rows. */
function keysOf(tx: Db | Tx, match: SQL | undefined, query: RankedQuery, { limit, offset }: Page) {
  const order = orderOf(query);
  return {
    keys: tx
      .select({ id: startups.id })
      .from(startups)
      .where(match)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .as('keys'),
    order,
  };
}

function orderOf({ sort = 'score', dir = 'desc' }: RankedQuery): SQL[] {
  const column = startups[sort];
  return [
    dir === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`,
    asc(startups.name_key),
    asc(startups.id),
  ];
}

/** Whether the n-th row of the list holds place n. */
function isByPlace({ sort = 'score', dir = 'desc', top, ...query }: RankedQuery, now: number): boolean {
  return sort === 'score' && dir === 'desc' && top !== 'not_eligible' && narrowing(query, now) === undefined;
}

function isWholeMode({ top = 'all' }: RankedQuery): boolean {
  return top === 'all';
}

async function placesOf(
  tx: Tx,
  inMode: SQL | undefined,
  rows: readonly Pick<StartupRow, 'id'>[],
): Promise<Map<number, number>> {
  const place = sql<number>`row_number() over (order by ${BY_RANK})`.mapWith(Number).as('place');
  const placed = tx.select({ id: startups.id, place }).from(startups).where(inMode).as('placed');
  const isOnPage = sql`${placed.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`;
  const places = await tx.select().from(placed).where(isOnPage);
  return new Map(places.map((row) => [row.id, row.place]));
}

/** @throws 400 for what a filter does not know */
export function checkNarrowing(query: RankedQuery): void {
  narrowing(withOwnId(query, NOBODY_ELSE), 0);
}

/** In place of the person who asks. */
const NOBODY_ELSE = '00000000-0000-0000-0000-000000000000';

import type { Static } from '@sinclair/typebox';
import { UNKNOWN } from '@vaglio/startups-domain';
import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { startups } from '../db/schema';
import { readScoreSettings } from '../score-config/score-config.queries';
import { holdsFolded, type Page } from '../startups/list-page';
import { STARTUP_COLUMNS } from '../startups/startup-answer';
import type { listInvestmentsSchema } from './investments.schemas';
import { topCount } from './top-count';

export type RankedQuery = Pick<
  Static<typeof listInvestmentsSchema.querystring>, 'mode' | 'top' | 'q' | 'canton' | 'sector' | 'sort' | 'dir'
>;

/** What narrows a list inside its set. */
type Narrowed = { score: AnyColumn; search_key: AnyColumn; canton: AnyColumn; sector: AnyColumn };

/** The order of the index startups_ranked, word for word: another place of the nulls would not use it. */
const BY_RANK = sql`${startups.score} desc nulls last, ${startups.name_key}, ${startups.id}`;

/**
 * Startups of a set, narrowed inside it, with their place by score in the whole of their mode.
 *
 * `top=percent` is the first ceil(total x top_percent) of the mode by score, then company name, then id; `percent_all`
 * the same of all startups, whatever the mode. Empty values come last in both directions.
 * @returns `total` counts what the query leaves, whatever the page
 * Source: product decisions, sections 2 and 10.6.
 */
export async function listRanked(db: Db, query: RankedQuery, { limit, offset }: Page) {
  const { sort = 'score', dir = 'desc' } = query;
  const inMode = modeOf(query);
  const { cut, eligibility } = await boundsOf(db, query, inMode);
  const ranked = rankedIn(db, inMode);
  const inCut = cut === undefined ? undefined : lte(ranked.rank, cut);
  const inList = (columns: Narrowed) => and(eligibility(columns.score), ...narrowing(columns, query));
  const order = dir === 'asc' ? sql`${ranked[sort]} asc nulls last` : sql`${ranked[sort]} desc nulls last`;
  const rows = db.select().from(ranked).where(and(inCut, inList(ranked)))
    .orderBy(order, asc(ranked.name_key), asc(ranked.id)).limit(limit).offset(offset);
  const counted = inCut ? db.$count(ranked, and(inCut, inList(ranked))) : db.$count(startups, and(inMode, inList(startups)));
  const [items, total] = await Promise.all([rows, counted]);
  return { items, total };
}

function modeOf({ mode = 'active', top }: RankedQuery): SQL | undefined {
  if (top === 'percent_all' || mode === 'all') return undefined;
  return eq(startups.rejected, mode === 'rejected' ? 1 : 0);
}

/** The last place in the top list, and which side of the threshold. */
async function boundsOf(db: Db, { top }: RankedQuery, inMode: SQL | undefined) {
  const everyScore = (): SQL | undefined => undefined;
  if (top === undefined || top === 'all') return { cut: undefined, eligibility: everyScore };
  const { threshold, top_percent } = await readScoreSettings(db);
  if (top === 'eligible') return { cut: undefined, eligibility: (score: AnyColumn) => gte(score, threshold) };
  if (top === 'not_eligible') return { cut: undefined, eligibility: (score: AnyColumn) => lt(score, threshold) };
  return { cut: topCount(await db.$count(startups, inMode), top_percent), eligibility: everyScore };
}

/** Read in index order and numbered on the way, so a page by score ends at its last row. */
function rankedIn(db: Db, inMode: SQL | undefined) {
  const rank = sql<number>`row_number() over (order by ${BY_RANK})`.mapWith(Number).as('rank');
  const { name_key, search_key } = startups;
  return db.select({ ...STARTUP_COLUMNS, name_key, search_key, rank }).from(startups).where(inMode).as('ranked');
}

function narrowing({ search_key, canton, sector }: Narrowed, query: RankedQuery) {
  return [holdsFolded(search_key, query.q), isOneOf(canton, query.canton), isOneOf(sector, query.sector)];
}

/** Rows with one of the codes, or without any for 'Unknown'. @param codes parted by commas; none filters nothing */
function isOneOf(column: AnyColumn, codes = ''): SQL | undefined {
  const wanted = codes.split(',').map((code) => code.trim()).filter((code) => code !== '');
  if (wanted.length === 0) return undefined;
  return or(inArray(column, wanted), wanted.includes(UNKNOWN) ? isNull(column) : undefined);
}

import type { Static } from '@sinclair/typebox';
import { DEFAULT_CURRENCY, FLAG_OF_STAGE, UNKNOWN, type Stage } from '@vaglio/startups-domain';
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { holdsFolded } from '../../platform/http/pagination/list-page';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { zurichDay } from '../../platform/time/zurich-days';
import { readCodes } from './code-filter';
import type { listInvestmentsSchema, narrowingQuery } from './investments.schemas';
import { readAssignees, readAwards } from './open-filters';
import { articleBetween, reachedBetween } from './reached-days';

type NarrowingQuery = { among?: readonly number[] | undefined } & Pick<
  Static<typeof listInvestmentsSchema.querystring>,
  'q' | keyof typeof narrowingQuery
>;

/**
 * What a query narrows its set to; undefined for nothing.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970
 * @throws 400 for a value that is not known
 */
export function narrowing(query: NarrowingQuery, now: number): SQL | undefined {
  const reached = reachedBetween(query);
  const article = articleBetween(query);
  const reachedAt = startups.firstTime_appear_inscore;
  return and(
    laterMatch(query.later, now),
    query.among && sql`${startups.id} = any(${sql.param([...query.among])}::bigint[])`,
    holdsFolded(startups.search_key, query.q),
    isOneOf(startups.canton, readCodes('canton', query.canton)),
    isOneOf(startups.sector, readCodes('sector', query.sector)),
    bound(gte, startups.score, query.score_from),
    bound(lt, startups.score, query.score_below),
    bound(gte, reachedAt, reached.from === null ? null : toTimestamp(reached.from)),
    bound(lt, reachedAt, reached.before === null ? null : toTimestamp(reached.before)),
    bound(gte, startups.founding_year, query.founded_from),
    bound(lte, startups.founding_year, query.founded_to),
    raisedMatch(query),
    bound(gte, startups.article_date, article.from),
    bound(lte, startups.article_date, article.to),
    holdsOneOf(readAwards(query.award)),
    maybeNot(holdsOneOf(readAwards(query.award_not))),
    or(...readCodes('flag', query.flag).map((flag) => eq(startups[flag], 1))),
    or(...readCodes('stage', query.stage).map((stage) => stageMatch(stage, now))),
    assigneeMatch(query.assignee),
    stepMatch(query.step, now),
  );
}

function bound<Value>(
  compare: (column: AnyColumn, value: Value) => SQL,
  column: AnyColumn,
  value: Value | null | undefined,
): SQL | undefined {
  return value === undefined || value === null ? undefined : compare(column, value);
}

/** Rows with one of the codes, or without any for 'Unknown'; no codes filter nothing. */
function isOneOf(column: AnyColumn, codes: readonly string[]): SQL | undefined {
  if (codes.length === 0) return undefined;
  return or(inArray(column, [...codes]), codes.includes(UNKNOWN) ? isNull(column) : undefined);
}

/** Sums in other currencies are not compared: no rate is stored. */
function raisedMatch({ raised_from, raised_to }: NarrowingQuery): SQL | undefined {
  if (raised_from === undefined && raised_to === undefined) return undefined;
  return and(
    eq(startups.raised_currency, DEFAULT_CURRENCY),
    bound(gte, startups.raised_money, raised_from),
    bound(lte, startups.raised_money, raised_to),
  );
}

function holdsOneOf(awards: readonly string[]): SQL | undefined {
  if (awards.length === 0) return undefined;
  return sql`exists (select from ${startupAwards} held where held.startup_id = ${startups.id}
    and held.award_key = any(${sql.param(awards)}::text[]))`;
}

function maybeNot(condition: SQL | undefined): SQL | undefined {
  return condition && not(condition);
}

function laterMatch(later: NarrowingQuery['later'], now: number): SQL | undefined {
  if (later === undefined || later === 'all') return undefined;
  return later === 'only' ? isLater(now) : isNotLater(now);
}

const isLater = (now: number) => gt(startups.later_until, toTimestamp(now));
const isNotLater = (now: number) => or(isNull(startups.later_until), not(isLater(now)));

/** As stageOf. */
function stageMatch(stage: Stage, now: number): SQL | undefined {
  const has = (other: keyof typeof FLAG_OF_STAGE) => eq(startups[FLAG_OF_STAGE[other]], 1);
  if (stage === 'rejected') return has('rejected');
  if (stage === 'later') return and(not(has('rejected')), isLater(now));
  const furthest = ['investment', 'contract', 'contacted'] as const;
  const beyond = furthest.slice(0, stage === 'new' ? furthest.length : furthest.indexOf(stage));
  const isSet = stage === 'new' ? undefined : has(stage);
  return and(not(has('rejected')), isNotLater(now), isSet, ...beyond.map((other) => not(has(other))));
}

function assigneeMatch(text: string | undefined): SQL | undefined {
  const { ids, isNobody } = readAssignees(text);
  const work = sql`select from ${startupWork} work where work.startup_id = ${startups.id}`;
  return or(
    ids.length > 0 ? sql`exists (${work} and work.assignee_id = any(${sql.param(ids)}::uuid[]))` : undefined,
    isNobody ? sql`not exists (${work} and work.assignee_id is not null)` : undefined,
  );
}

function stepMatch(text: string | undefined, now: number): SQL | undefined {
  const today = zurichDay(now);
  const work = sql`select from ${startupWork} work where work.startup_id = ${startups.id} and work.step is not null`;
  const matches = {
    due: sql`exists (${work} and work.due = ${today}::date)`,
    overdue: sql`exists (${work} and work.due < ${today}::date)`,
    none: sql`not exists (${work})`,
  };
  return or(...readCodes('step', text).map((step) => matches[step]));
}

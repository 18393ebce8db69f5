import {
  FLAGS,
  RANGE_FILTERS,
  RANGES,
  searchTest,
  stageOf,
  UNKNOWN,
  type Bound,
  type RangeFilter,
  type Stage,
} from '@vaglio/startups-domain';
import { zurichDay } from '../../../platform/time/zurich-days';
import { CODE_FILTERS, readCodes } from '../code-filter';
import { readAssignees, readAwards } from '../open-filters';
import { dayOf, reachedBetween } from '../reached-days';
import type { RankedQuery } from '../ranked-query';
import { isLater, type ListRow } from './list-row';

export type Test = (row: ListRow) => boolean;

/**
 * Returns the predicates for the filters of a query.
 * @param query query from resolveQuery
 * @param now milliseconds since 1970
 * @throws Refusal 400 for an unknown value
 */
export function rowTests(query: RankedQuery, now: number): Test[] {
  const reached = reachedBetween(query);
  return [
    oneOf('canton', query.canton),
    oneOf('sector', query.sector),
    between(({ score }) => score, query.score_from),
    below(({ score }) => score, query.score_below),
    between((row) => row.firstTime_appear_inscore, reached.from),
    below((row) => row.firstTime_appear_inscore, reached.before),
    ...RANGE_FILTERS.map((filter) => isInRange(query, filter)),
    holdsOne(readAwards(query.award)),
    not(holdsOne(readAwards(query.award_not))),
    hasFlag(query.flag),
    isInStage(query.stage, now),
    isAssignedTo(query.assignee),
    hasStep(query.step, now),
    isLaterAs(query.later, now),
    isAmong(query.among),
    isFound(query.q), // last, because it is the slowest
  ].filter((test) => test !== null);
}

/** Combines predicates into one. Most lists have at most two predicates, so these cases are faster. */
export function all([first, second, ...others]: readonly Test[]): Test {
  if (!first) return () => true;
  if (!second) return first;
  if (others.length === 0) return (row) => first(row) && second(row);
  const further = all(others);
  return (row) => first(row) && second(row) && further(row);
}

function oneOf(column: 'canton' | 'sector', text: string | undefined): Test | null {
  const codes = new Set<string>(readCodes(column, text));
  return codes.size === 0 ? null : (row) => codes.has(codeOf(row, column));
}

const CODES = { canton: new Set<string>(CODE_FILTERS.canton), sector: new Set<string>(CODE_FILTERS.sector) };

/** Returns the canton or sector code of a startup; UNKNOWN if it is missing or no longer in use. */
function codeOf(row: ListRow, column: 'canton' | 'sector'): string {
  const code = row[column];
  return code !== null && CODES[column].has(code) ? code : UNKNOWN;
}

type ValueOf = (row: ListRow) => number | null;

/** Returns a predicate for values between two inclusive bounds. A missing value is outside any bounds. */
function between(valueOf: ValueOf, from?: number | null, to?: number | null): Test | null {
  if ((from ?? null) === null && (to ?? null) === null) return null;
  const [least, most] = [from ?? -Infinity, to ?? Infinity];
  return (row) => {
    const value = valueOf(row);
    return value !== null && value >= least && value <= most;
  };
}

function isInRange(query: RankedQuery, filter: RangeFilter): Test | null {
  const { field, bounds } = RANGES[filter];
  const [from, to] = bounds.map((bound) => toLimit(bound, query[bound]));
  return between((row) => row[field], from, to);
}

/**
 * Converts a bound to the form of row values: a date becomes milliseconds since 1970.
 * @throws Refusal 400 for an invalid date
 */
function toLimit(bound: Bound, value: RankedQuery[Bound]): number | undefined {
  return typeof value === 'string' ? Date.parse(dayOf(bound, value)) : value;
}

function below(valueOf: ValueOf, bound: number | null | undefined): Test | null {
  if (bound === undefined || bound === null) return null;
  return (row) => {
    const value = valueOf(row);
    return value !== null && value < bound;
  };
}

function holdsOne(keys: readonly string[]): Test | null {
  if (keys.length === 0) return null;
  const lines = keys.map((key) => `\n${key}\n`);
  return ({ awards }) => lines.some((line) => awards.includes(line));
}

function not(test: Test | null): Test | null {
  return test && ((row) => !test(row));
}

function hasFlag(text: string | undefined): Test | null {
  const wanted = readCodes('flag', text);
  return wanted.length === 0 ? null : (row) => wanted.some((flag) => row[flag] === 1);
}

/** Returns the stage of a startup at a time. @param now milliseconds since 1970 */
export function stageAt(row: ListRow, now: number): Stage {
  return stageOf(row, isLater(row, now));
}

function isInStage(text: string | undefined, now: number): Test | null {
  const wanted = new Set<Stage>(readCodes('stage', text));
  return wanted.size === 0 ? null : (row) => wanted.has(stageAt(row, now));
}

function isAssignedTo(text: string | undefined): Test | null {
  const { ids, isNobody } = readAssignees(text);
  if (ids.length === 0 && !isNobody) return null;
  const wanted = new Set<string | null>(ids);
  if (isNobody) wanted.add(null);
  return ({ assignee_id }) => wanted.has(assignee_id);
}

type StepState = (typeof CODE_FILTERS)['step'][number];

/**
 * Returns the state of the next step: 'none' without a step, null if its date is in the future or missing.
 * @param today YYYY-MM-DD
 */
function stepStateOf({ has_step, due }: ListRow, today: string): StepState | null {
  if (!has_step) return 'none';
  if (due === null || due > today) return null;
  return due === today ? 'due' : 'overdue';
}

function hasStep(text: string | undefined, now: number): Test | null {
  const wanted = new Set<StepState | null>(readCodes('step', text));
  if (wanted.size === 0) return null;
  const today = zurichDay(now);
  return (row) => wanted.has(stepStateOf(row, today));
}

function isLaterAs(later: RankedQuery['later'], now: number): Test | null {
  if (later === undefined || later === 'all') return null;
  return later === 'only' ? (row) => isLater(row, now) : (row) => !isLater(row, now);
}

function isAmong(ids: readonly number[] | undefined): Test | null {
  if (ids === undefined) return null;
  const wanted = new Set(ids);
  return ({ id }) => wanted.has(id);
}

function isFound(q: string | undefined): Test | null {
  const isIn = searchTest(q);
  return isIn && (({ search_key }) => isIn(search_key));
}

/** Counts the rows for each code of a filter, in the order of the codes. @param now milliseconds since 1970 */
export function countCodes(
  rows: readonly ListRow[],
  filter: keyof typeof CODE_FILTERS,
  now: number,
): { code: string; count: number }[] {
  const counts = new Map<string | null, number>();
  const today = zurichDay(now);
  for (const row of rows)
    for (const code of codesOf(row, filter, now, today)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return CODE_FILTERS[filter].map((code) => ({ code, count: counts.get(code) ?? 0 }));
}

function codesOf(row: ListRow, filter: keyof typeof CODE_FILTERS, now: number, today: string) {
  if (filter === 'canton' || filter === 'sector') return [codeOf(row, filter)];
  if (filter === 'stage') return [stageAt(row, now)];
  if (filter === 'step') return [stepStateOf(row, today)];
  return FLAGS.flatMap(({ name }) => (row[name] === 1 ? name : []));
}

import { FLAGS, stageOf, STAGES } from '@vaglio/startups-domain';
import { readCodes } from '../code-filter';
import { readAssignees, readAwards } from '../open-filters';
import type { RankedQuery } from '../ranked-list';
import { articleBetween, reachedBetween } from '../reached-days';
import { zurichDay } from '../../../platform/time/zurich-days';
import { keysOfSet, NO_STEP, type FilterColumns } from './filter-columns';
import { CODES, PER_MS, type IndexRows } from './index-rows';

export type Test = (slot: number) => boolean;

const DAY_MS = 86_400_000;
/** Of a set of awards; 0 where nobody has asked yet. */
const [HOLDS, LACKS] = [1, 2];

/**
 * What narrows a set, as tests of slots; null for what narrows nothing.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970
 * @throws 400 for a value that is not known
 */
export function filterTests(rows: IndexRows, query: RankedQuery, now: number): (Test | null)[] {
  const { columns, filters } = rows;
  const reached = reachedBetween(query);
  const article = articleBetween(query);
  return [
    codeTest(rows.canton, CODES.canton, readCodes('canton', query.canton)),
    codeTest(rows.sector, CODES.sector, readCodes('sector', query.sector)),
    fromTest(columns.score, query.score_from),
    belowTest(columns.score, query.score_below),
    fromTest(columns.firstTime_appear_inscore, microseconds(reached.from)),
    belowTest(columns.firstTime_appear_inscore, microseconds(reached.before)),
    fromTest(columns.founding_year, query.founded_from),
    toTest(columns.founding_year, query.founded_to),
    fromTest(filters.raised, query.raised_from),
    toTest(filters.raised, query.raised_to),
    fromTest(columns.article_date, microseconds(article.from && Date.parse(article.from))),
    toTest(columns.article_date, microseconds(article.to && Date.parse(article.to))),
    awardTest(filters, readAwards(query.award), true),
    awardTest(filters, readAwards(query.award_not), false),
    flagTest(filters, readCodes('flag', query.flag)),
    stageTest(rows, readCodes('stage', query.stage), now),
    assigneeTest(filters, query.assignee),
    stepTest(filters, query.step, now),
    laterTest(rows, query, now),
  ];
}

function codeTest(column: Uint8Array, known: readonly string[], codes: readonly string[]): Test | null {
  if (codes.length === 0) return null;
  const wanted = new Set(codes.map((code) => known.indexOf(code)));
  return (slot) => wanted.has(column[slot] ?? -1);
}

function microseconds(moment: number | '' | null): number | undefined {
  return typeof moment === 'number' ? moment * PER_MS : undefined;
}

/** What has no value is NaN, which is within no bounds. */
function fromTest(column: Float64Array, from: number | undefined): Test | null {
  return from === undefined ? null : (slot) => (column[slot] ?? NaN) >= from;
}
function toTest(column: Float64Array, to: number | undefined): Test | null {
  return to === undefined ? null : (slot) => (column[slot] ?? NaN) <= to;
}
function belowTest(column: Float64Array, below: number | undefined): Test | null {
  return below === undefined ? null : (slot) => (column[slot] ?? NaN) < below;
}

/** Looks at each distinct set of awards once, when a slot has it: there are thousands. */
function awardTest(filters: FilterColumns, keys: readonly string[], isHeld: boolean): Test | null {
  if (keys.length === 0) return null;
  const wanted = new Set(keys);
  const known = new Uint8Array(filters.sets.texts.length);
  return (slot) => {
    const set = filters.awards[slot] ?? 0;
    known[set] ||= keysOfSet(filters, set).some((key) => wanted.has(key)) ? HOLDS : LACKS;
    return (known[set] === HOLDS) === isHeld;
  };
}

function flagTest({ flags }: FilterColumns, names: readonly string[]): Test | null {
  if (names.length === 0) return null;
  const bits = FLAGS.reduce((sum, { name }, place) => sum | (names.includes(name) ? 1 << place : 0), 0);
  return (slot) => ((flags[slot] ?? 0) & bits) !== 0;
}

/** The stage of each state of the flags, as a place in STAGES; Later is the bit after them. */
const STAGE_PLACES = Uint8Array.from({ length: 2 << FLAGS.length }, (_, bits) =>
  STAGES.indexOf(
    stageOf(
      Object.fromEntries(FLAGS.map(({ name }, place) => [name, (bits >> place) & 1])),
      bits >> FLAGS.length === 1,
    ),
  ),
);

/** The stage of a slot, as a place in STAGES. @param now milliseconds since 1970 */
export function stagePlaceOf({ laterUntil, filters }: IndexRows, slot: number, now: number): number {
  const isLater = (laterUntil[slot] ?? NaN) > now * PER_MS;
  return STAGE_PLACES[(filters.flags[slot] ?? 0) | (isLater ? 1 << FLAGS.length : 0)] ?? 0;
}

function stageTest(rows: IndexRows, stages: readonly string[], now: number): Test | null {
  if (stages.length === 0) return null;
  const wanted = STAGES.map((stage) => stages.includes(stage));
  return (slot) => wanted[stagePlaceOf(rows, slot, now)] === true;
}

function assigneeTest({ assignee, people }: FilterColumns, text: string | undefined): Test | null {
  const { ids, isNobody } = readAssignees(text);
  if (ids.length === 0 && !isNobody) return null;
  const wanted = new Set(ids.map((id) => people.numberOf.get(id) ?? -1));
  if (isNobody) wanted.add(0);
  return (slot) => wanted.has(assignee[slot] ?? 0);
}

/** When the next step of a slot is due: 'none' without a step, null for a day to come or none. @param today days since 1970 */
function stepStateOf(stepDay: number, today: number): 'due' | 'overdue' | 'none' | null {
  if (stepDay === NO_STEP) return 'none';
  if (stepDay > today) return null;
  return stepDay === today ? 'due' : 'overdue';
}

/** The day in Zurich, in days since 1970. @param now milliseconds since 1970 */
function dayNumber(now: number): number {
  return Date.parse(zurichDay(now)) / DAY_MS;
}

function stepTest({ stepDay }: FilterColumns, text: string | undefined, now: number): Test | null {
  const wanted: ReadonlySet<string | null> = new Set(readCodes('step', text));
  if (wanted.size === 0) return null;
  const today = dayNumber(now);
  return (slot) => wanted.has(stepStateOf(stepDay[slot] ?? NO_STEP, today));
}

function laterTest({ laterUntil }: IndexRows, { later }: RankedQuery, now: number): Test | null {
  if (later === undefined || later === 'all') return null;
  const isLater = (slot: number) => (laterUntil[slot] ?? NaN) > now * PER_MS;
  return later === 'only' ? isLater : (slot) => !isLater(slot);
}

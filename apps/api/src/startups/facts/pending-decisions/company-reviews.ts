import { inArray, sql, type SQL } from 'drizzle-orm';
import { byStartup, readStatements } from '../claims/read-claims';
import { suggestions } from '../../../platform/db/schema/suggestions.table';
import type { ValueDecision } from '../../../platform/db/schema/value-decisions.table';
import type { Db, Tx } from '../../../platform/db/open-database';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { RAW_COLUMNS } from '../../raw/raw-answer';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../../platform/db/schema/startups.table';
import { evaluateValue, evaluateUncurated, type ValueEvaluation, type StartupState } from './evaluate-value';
import { readRowDecisions } from './row-decisions';
import { readKnownStartupIds } from './known-startups';
import { rowValues, type RowValue } from './row-values';

/** Maximum number of displayed companies per article. */
export const MAX_COMPANIES = 20;

/** Company in an article, with the review state of its values. */
export type CompanyReview = {
  article_id: number;
  raw: Awaited<ReturnType<typeof readRaws>>[number];
  /** Startup to which the company belongs; null if there is none. */
  startup: StartupState | null;
  /**
   * Startup into which the company would be merged on acceptance. It is null if a new startup would be created, and if
   * the company already belongs to a startup.
   */
  target: StartupState | null;
  values: (RowValue & ValueEvaluation & { decision: ValueDecision | undefined })[];
};

/** Returns the companies in articles in the order of extraction. Companies of deleted startups are omitted. */
export function readCompanyReviews(db: Db | Tx, articleIds: readonly number[]): Promise<CompanyReview[]> {
  return readWhere(db, inArray(extractions.article_id, [...articleIds]), articleIds.length);
}

/** Returns companies in articles by the ids of their raw rows. */
export function readCompanyReviewsOf(db: Db | Tx, rawIds: readonly number[]): Promise<CompanyReview[]> {
  return readWhere(db, inArray(rawStartups.id, [...rawIds]), rawIds.length);
}

async function readWhere(db: Db | Tx, match: SQL, wanted: number): Promise<CompanyReview[]> {
  const raws = wanted === 0 ? [] : await readRaws(db, match);
  const outside = raws.filter(
    ({ startup_id, review }) => review === 'waiting' || (startup_id === null && review !== 'discarded'),
  );
  const targets = await readKnownStartupIds(db, outside);
  const states = await readStates(db, [
    ...raws.flatMap(({ startup_id }) => startup_id ?? []),
    ...targets.values(),
  ]);
  const decisionOf = await readRowDecisions(db, raws);
  return raws.map((raw) => {
    const isPart = raw.startup_id !== null && raw.review !== 'waiting' && raw.review !== 'discarded';
    const startup = isPart ? (states.get(raw.startup_id ?? 0) ?? null) : null;
    const target = states.get(targets.get(raw.id) ?? 0) ?? null;
    const values = rowValues(raw).map((value) => {
      const decision = decisionOf(raw, value);
      return { ...value, ...judge(value, raw, { startup, target }, decision), decision };
    });
    return { article_id: raw.article_id, raw, startup, target, values };
  });
}

/** Counts the open values of a company. A waiting company counts as at least one open value. */
export function countOpen({ raw, values }: CompanyReview): number {
  const open = values.filter(({ isOpen }) => isOpen).length;
  return raw.review === 'waiting' ? Math.max(1, open) : open;
}

function judge(
  value: RowValue,
  raw: CompanyReview['raw'],
  { startup, target }: Pick<CompanyReview, 'startup' | 'target'>,
  decision: ValueDecision | undefined,
): ValueEvaluation {
  const judged = startup
    ? evaluateValue(value, startup, raw, decision)
    : evaluateUncurated(value, decision, raw.review === 'waiting' ? { target } : null);
  return raw.review === 'discarded' ? { ...judged, isOpen: false } : judged;
}

function readRaws(db: Db | Tx, match: SQL) {
  return db
    .select({
      ...RAW_COLUMNS,
      evidence: rawStartups.evidence,
      received: rawStartups.received,
      article_id: extractions.article_id,
    })
    .from(rawStartups)
    .innerJoin(extractions, sql`${extractions.id} = ${rawStartups.extraction_id}`)
    .where(sql`${match} and ${rawStartups.deletion_id} is null and ${rawStartups.origin} = 'article'`)
    .orderBy(rawStartups.id);
}

/** Returns the states of startups on which the review of values depends, by startup id. */
async function readStates(db: Db | Tx, startupIds: readonly number[]): Promise<Map<number, StartupState>> {
  const ids = [...new Set(startupIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(startups).where(inArray(startups.id, ids));
  const awards = byStartup(
    await db.select().from(startupAwards).where(inArray(startupAwards.startup_id, ids)),
  );
  const statements = byStartup(await readStatements(db, ids));
  const suggested = byStartup(
    await db.select().from(suggestions).where(inArray(suggestions.startup_id, ids)).orderBy(suggestions.id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        awards: awards.get(row.id) ?? [],
        statements: statements.get(row.id) ?? [],
        suggested: suggested.get(row.id) ?? [],
      },
    ]),
  );
}

import { prepareScoring } from '@vaglio/award-scoring';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { namesOfPeople } from '../../audit/names-of-people';
import { ranksByMode } from '../../scoring/ranking/places';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { awardKeyOf } from '../../scoring/award-key';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { StartupState } from '../../startups/facts/pending-decisions/evaluate-value';
import type { ReviewCompanyBody } from './review-queue.schemas';
import { readDiscardedBefore } from './discarded-before';
import { closestMatch } from './closest-match';
import { readPresentValues } from './present-values';
import { locatedQuotes } from '../../startups/facts/pending-decisions/row-values';
import { toValueBody, type ValueContext } from './value-answer';

/**
 * Builds the response for companies of an article, in the order of the rows. Proofs of their values are added later.
 */
export async function toCompanies(tx: Tx, rows: readonly CompanyReview[]): Promise<ReviewCompanyBody[]> {
  if (rows.length === 0) return [];
  const decided = await readDecided(tx, rows);
  const names = await namesOfPeople(tx, [
    ...rows.flatMap(({ values }) => values.map(({ decidedBy }) => decidedBy)),
    ...[...decided.values()].map(({ decided_by }) => decided_by),
  ]);
  const discardedBefore = await readDiscardedBefore(tx, rows);
  const ranks = await ranksByMode(
    tx,
    rows.flatMap(({ startup, target }) => (startup ?? target)?.row.id ?? []),
  );
  const scoreOf = prepareScoring(await readRuleSet(tx));
  const companies: ReviewCompanyBody[] = [];
  for (const row of rows) {
    const context: ValueContext = {
      names,
      present: await readPresentValues(tx, row),
      discardedBefore: (value) => discardedBefore(nameKeyOf(row.raw.company_name), value),
      scoreOf: (keys) => scoreOf(keys).total,
      awards:
        (row.startup ?? row.target)?.awards.map(({ award_key }) => award_key) ??
        row.raw.awards.map(awardKeyOf),
    };
    const decision = decided.get(row.raw.id);
    companies.push({
      ...headOf(row, ranks),
      nearest: row.startup ? null : await closestMatch(tx, row),
      decided_by: (decision?.decided_by ? names.get(decision.decided_by) : undefined) ?? null,
      reason: decision?.reason ?? null,
      values: row.values.map((value) => toValueBody(value, context)),
    });
  }
  return companies;
}

/**
 * Returns the part of the response that describes the company itself.
 * @param ranks ranks of the startups of all rows, keyed by startup id
 */
function headOf(
  { raw, startup, target }: CompanyReview,
  ranks: ReadonlyMap<number, number>,
): Omit<ReviewCompanyBody, 'nearest' | 'decided_by' | 'reason' | 'values'> {
  const name = (raw.evidence ?? []).find(({ field }) => field === 'company_name');
  return {
    raw_id: String(raw.id),
    version: raw.version,
    company_name: raw.company_name,
    confidence: raw.confidence,
    state: raw.review ?? 'known',
    startup: startup && toKnown(startup, ranks),
    ...(target && { becomes: toKnown(target, ranks) }),
    quotes: name ? locatedQuotes(name) : [],
  };
}

function toKnown({ row }: StartupState, ranks: ReadonlyMap<number, number>) {
  const { id, company_name, version, score } = row;
  return { id: String(id), company_name, version, rank: ranks.get(id) ?? 1, score };
}

/** Returns the latest decision about each row that is accepted or discarded, keyed by row id. */
async function readDecided(tx: Tx, rows: readonly CompanyReview[]) {
  const ids = rows.filter(({ raw }) => raw.review !== 'waiting').map(({ raw }) => raw.id);
  if (ids.length === 0) return new Map<number, typeof reviewDecisions.$inferSelect>();
  const found = await tx
    .select()
    .from(reviewDecisions)
    .where(
      sql`${inArray(reviewDecisions.raw_id, ids)} and ${reviewDecisions.kind} <> 'allow' and ${reviewDecisions.undone_at} is null`,
    )
    .orderBy(reviewDecisions.id);
  return new Map(found.flatMap((each) => (each.raw_id === null ? [] : [[each.raw_id, each] as const])));
}

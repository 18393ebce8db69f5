import type { Tx } from '../../platform/db/open-database';
import { lastDecisionsOf } from '../dossiers/decisions-of';
import { awardNamesOf } from '../dossiers/read-dossier';
import { readScoringInForce } from '../dossiers/scoring-in-force';
import { badRequest } from '../../platform/http/errors/errors';
import { placesByMode } from '../../scoring/ranking/places';
import { linesOf } from '../../scoring/ranking/score-ledger';
import { survivorsOf } from '../../startups/merges/merged-keys';
import { parseRowId } from '../../platform/http/validation/row-id';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import { readAnswers } from '../../startups/records/startup-answer';
import { NO_WORK, worksOf } from '../../screening/assignments/work.queries';
import { FEWEST_COMPARED, MAX_COMPARED, type ComparisonBody } from './comparison.schemas';

/**
 * Parses distinct startup ids from a query parameter. Malformed ids are skipped, and so are ids that no startup can
 * have.
 * @throws Refusal 400 for fewer than two or more than four ids
 */
export function readComparedIds(text: string): number[] {
  const ids = new Set(text.split(',').map((id) => parseRowId(id.trim()) ?? id.trim()));
  if (ids.size < FEWEST_COMPARED || ids.size > MAX_COMPARED)
    throw badRequest(`${FEWEST_COMPARED} to ${MAX_COMPARED} different ids are compared.`);
  return [...ids].filter((id) => typeof id === 'number');
}

/**
 * Returns startups for a side-by-side comparison, each once. A merged startup is replaced by the startup into which it
 * was merged. Called within a transaction.
 * @param now milliseconds since 1970
 */
export async function comparisonOf(tx: Tx, asked: readonly number[], now: number): Promise<ComparisonBody> {
  const survivors = await survivorsOf(tx, asked);
  const ids = [...new Set(asked.map((id) => survivors.get(id) ?? id))];
  const answers = await readAnswers(tx, ids, now);
  const rules = await readRuleSet(tx);
  const names = await awardNamesOf(tx, ids);
  const places = await placesByMode(tx, ids);
  const decisions = await lastDecisionsOf(tx, ids);
  const works = await worksOf(tx, ids);
  return {
    scoring: await readScoringInForce(tx),
    items: ids.flatMap((id) => {
      const startup = answers.get(id);
      if (!startup) return [];
      const { assignee, step, due } = works.get(id) ?? NO_WORK;
      return {
        startup: { ...startup, rank: places.get(id)?.rank },
        lines: linesOf(names.get(id) ?? new Map<string, string>(), rules),
        decision: decisions.get(id) ?? null,
        work: { assignee, step, due },
      };
    }),
  };
}

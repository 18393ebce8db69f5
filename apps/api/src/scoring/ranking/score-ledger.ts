import { prepareScoring } from '@vaglio/award-scoring';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { readScoreSettings } from '../settings/score-config.queries';
import { readRuleSet } from '../rescoring/rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { ScoreLedgerBody } from './score-ledger.schemas';

/**
 * Explains the score of a startup with a line per award. It uses the same function as scoring, and one snapshot of
 * awards, weights and groups.
 * @throws Refusal 404
 * Source: product decisions, section 3.
 */
export async function readScoreLedger(db: Db, id: string): Promise<ScoreLedgerBody> {
  const startupId = readRowId(id, 'Startup not found');
  const { threshold } = await readScoreSettings(db);
  return db.transaction(
    async (tx) => {
      const [startup] = await tx
        .select({ company_name: startups.company_name, score: startups.score })
        .from(startups)
        .where(eq(startups.id, startupId));
      if (!startup) throw notFound('Startup not found');
      const awards = await tx.select().from(startupAwards).where(eq(startupAwards.startup_id, startupId));
      const nameOf = new Map(awards.map(({ award_key, award_name }) => [award_key, award_name]));
      return {
        id: String(startupId),
        ...startup,
        threshold,
        lines: linesOf(nameOf, await readRuleSet(tx)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns the lines of a score. @param nameOf award names of the startup, keyed by award key */
export function linesOf(nameOf: ReadonlyMap<string, string>, rules: RuleSet): ScoreLedgerBody['lines'] {
  const { lines } = prepareScoring(rules)([...nameOf.keys()]);
  return lines.map(({ award, superseded_by, ...line }) => {
    const group = rules.groups.find(({ group_key }) => group_key === line.group_key);
    const winner = lines.find((other) => other.award === superseded_by);
    const won = group?.items.find(({ parameter_id }) => parameter_id === winner?.parameterID);
    return {
      ...line,
      award: nameOf.get(award) ?? award,
      group_name: group?.group_name ?? null,
      superseded_by: superseded_by === null ? null : (nameOf.get(superseded_by) ?? superseded_by),
      superseded_by_precedence: won?.precedence ?? null,
    };
  });
}

import { prepareMatching } from '@vaglio/award-scoring';
import { eq } from 'drizzle-orm';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { ScoringChange } from '../versions/change-scoring';
import { createParameter } from './change-parameter';
import { checkName } from './check-parameter';
import { findParameter } from './parameter.queries';
import { parameters } from '../../platform/db/schema/parameters.table';
import type { ImportedWeightsBody, WeightRow } from './parameters.schemas';

/**
 * Imports the weights of many awards. Each row updates the parameter with its name or id, or adds a parameter.
 * @param rules rules before the change
 * @throws Refusal 400 for two rows with one award; 409 if a parameter has another version than its row
 */
export async function importWeights(
  tx: Tx,
  rows: readonly WeightRow[],
  timestamp: string,
  { parameters: known }: RuleSet,
): Promise<ScoringChange<ImportedWeightsBody>> {
  refuseTwice(rows);
  const parameterOf = prepareMatching(known);
  const before: { parameterID: string; value: number }[] = [];
  const after: typeof before = [];
  const answer: ImportedWeightsBody = { created: [], changed: [], unchanged: 0 };
  for (const { parameterName, value, version } of rows) {
    const weight = checkDecimals('value', value);
    const found = parameterOf(parameterName);
    if (!found) {
      const { answer: created } = await createParameter(tx, { parameterName, value: weight });
      answer.created.push(created.parameterID);
      after.push({ parameterID: created.parameterID, value: weight });
      continue;
    }
    const { parameterID } = found;
    await refuseChanged(tx, parameterID, version);
    if (found.value === weight) {
      answer.unchanged += 1;
      continue;
    }
    await tx
      .update(parameters)
      .set({ value: weight, updated_at: timestamp })
      .where(eq(parameters.parameterID, parameterID));
    answer.changed.push(parameterID);
    before.push({ parameterID, value: found.value });
    after.push({ parameterID, value: weight });
  }
  if (after.length === 0) return { answer };
  return {
    answer,
    event: {
      action: 'weights_imported',
      target: { type: 'parameter', id: 'imported' },
      before: { weights: before },
      after: { weights: after },
    },
  };
}

function refuseTwice(rows: readonly WeightRow[]): void {
  const seen = new Set<string>();
  for (const { parameterName } of rows) {
    const { name_key } = checkName(parameterName);
    if (seen.has(name_key)) throw badRequest(`'${parameterName.trim()}' is in the table twice.`);
    seen.add(name_key);
  }
}

async function refuseChanged(tx: Tx, parameterID: string, version: number | undefined): Promise<void> {
  if (version === undefined) return;
  const present = await findParameter(tx, parameterID);
  if (present && present.version !== version)
    throw conflict(`'${present.parameterName}' has been changed in the meantime. Please look again.`);
}

import { AWARD_COLUMNS, foldText, slugOf } from '@vaglio/startups-domain';
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { awardGroupItems } from '../../platform/db/schema/award-groups.table';
import { conflict } from '../../platform/http/errors/errors';
import type { ScoringChange } from '../versions/change-scoring';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import type { UsualParametersBody } from './parameters.schemas';

/** Initial weight of a usual award. It does not change any score. */
const FIRST_WEIGHT = 0;

/** Awards of an import file, as parameters. Source: spec §3, import file. */
const USUAL = AWARD_COLUMNS.map((parameterName) => ({
  parameterID: slugOf(parameterName),
  parameterName,
  value: FIRST_WEIGHT,
  name_key: foldText(parameterName),
}));

/**
 * Adds those of the 30 usual awards that are missing, with weight 0.
 * @throws Refusal 409 if none is missing
 */
export async function addUsualParameters(tx: Tx): Promise<ScoringChange<UsualParametersBody>> {
  const known = await tx
    .select({ id: parameters.parameterID, key: parameters.name_key })
    .from(parameters)
    .where(
      or(
        inArray(
          parameters.parameterID,
          USUAL.map(({ parameterID }) => parameterID),
        ),
        inArray(
          parameters.name_key,
          USUAL.map(({ name_key }) => name_key),
        ),
      ),
    );
  const missing = USUAL.filter(
    ({ parameterID, name_key }) => !known.some(({ id, key }) => id === parameterID || key === name_key),
  );
  if (missing.length === 0) throw conflict('The usual awards are there already.');
  await tx.insert(parameters).values(missing);
  const parameterIDs = missing.map(({ parameterID }) => parameterID);
  return {
    answer: { parameterIDs },
    event: {
      action: 'usual_parameters_added',
      target: { type: 'parameter', id: 'usual' },
      after: { parameterIDs },
    },
  };
}

/**
 * Removes the given usual awards, unless they were changed, added to a group or given an alias since.
 * @throws Refusal 409 if none can be removed
 */
export async function removeUsualParameters(
  tx: Tx,
  given: readonly string[],
): Promise<ScoringChange<UsualParametersBody>> {
  const usual = USUAL.map(({ parameterID }) => parameterID).filter((id) => given.includes(id));
  const inGroup = tx
    .select({ one: sql`1` })
    .from(awardGroupItems)
    .where(eq(awardGroupItems.parameter_id, parameters.parameterID));
  const asAlias = tx
    .select({ one: sql`1` })
    .from(awardAliases)
    .where(eq(awardAliases.parameter_id, parameters.parameterID));
  const removed = await tx
    .delete(parameters)
    .where(
      and(
        inArray(parameters.parameterID, usual),
        eq(parameters.version, 1),
        eq(parameters.value, FIRST_WEIGHT),
        notExists(inGroup),
        notExists(asAlias),
      ),
    )
    .returning({ id: parameters.parameterID });
  if (removed.length === 0) throw conflict('These awards have been changed since, or are no longer there.');
  const parameterIDs = removed.map(({ id }) => id).sort();
  return {
    answer: { parameterIDs },
    event: {
      action: 'usual_parameters_removed',
      target: { type: 'parameter', id: 'usual' },
      before: { parameterIDs },
    },
  };
}

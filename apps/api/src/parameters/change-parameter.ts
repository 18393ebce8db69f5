import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { awardGroupItems } from '../exclusivity/award-groups.table';
import { parameters } from './parameters.table';
import { badRequest, conflict, notFound } from '../errors';
import type { ScoringChange } from '../scoring-versions/change-scoring';
import { checkDecimals } from '../check-decimals';
import { checkName, checkSlug } from './check-parameter';
import { findParameter, groupsHolding, PARAMETER_COLUMNS } from './parameter.queries';
import type { ParameterBody } from './parameters.schemas';

export type ParameterInput = { parameterName?: string | undefined; value?: number | undefined };

const targetOf = (id: string) => ({ type: 'parameter', id });

/**
 * Adds a parameter; its id is the slug of its name.
 * @throws 400 without name or value; 409 when the name or the id is taken
 */
export async function createParameter(
  tx: Tx,
  { parameterName: name = '', value }: ParameterInput,
): Promise<ScoringChange<ParameterBody>> {
  if (name.trim() === '' || value === undefined) throw badRequest('parameterName and value are required.');
  const { parameterName, name_key } = checkName(name);
  const parameterID = checkSlug(name);
  await refuseTakenName(tx, name_key);
  const taken = await findParameter(tx, parameterID);
  if (taken) throw conflict(`The id ${parameterID} belongs to the parameter '${taken.parameterName}'.`);
  const created = { parameterID, parameterName, value: checkDecimals('value', value) };
  await tx.insert(parameters).values({ ...created, name_key });
  return {
    answer: created,
    event: { action: 'parameter_created', target: targetOf(parameterID), after: created },
  };
}

/**
 * Changes name or weight; the id stays.
 * @throws 400 with nothing to update, 404, or 409 when another parameter has the name
 */
export async function updateParameter(
  tx: Tx,
  parameterID: string,
  { parameterName: name, value }: ParameterInput,
  timestamp: string,
): Promise<ScoringChange<ParameterBody>> {
  if (name === undefined && value === undefined) throw badRequest('nothing to update');
  const before = await existing(tx, parameterID);
  const named = name === undefined ? undefined : checkName(name);
  if (named) await refuseTakenName(tx, named.name_key, parameterID);
  const after = {
    parameterID,
    parameterName: named?.parameterName ?? before.parameterName,
    value: value === undefined ? before.value : checkDecimals('value', value),
  };
  if (after.parameterName === before.parameterName && after.value === before.value) return { answer: before };
  await tx
    .update(parameters)
    .set({ ...named, value: after.value, version: sql`${parameters.version} + 1`, updated_at: timestamp })
    .where(eq(parameters.parameterID, parameterID));
  return {
    answer: after,
    event: { action: 'parameter_updated', target: targetOf(parameterID), before, after },
  };
}

/**
 * Deletes a parameter.
 * @param cascade also takes it out of its groups
 * @throws 404; without `cascade` 409 with the names of the groups that hold it
 */
export async function deleteParameter(
  tx: Tx,
  parameterID: string,
  cascade: boolean,
): Promise<ScoringChange<null>> {
  const parameter = await existing(tx, parameterID);
  const groups = await groupsHolding(tx, parameterID);
  if (groups.length > 0 && !cascade) {
    throw conflict(
      `'${parameter.parameterName}' is used by ${groups.map((name) => `'${name}'`).join(', ')}. Take it out of there first.`,
    );
  }
  await tx.delete(awardGroupItems).where(eq(awardGroupItems.parameter_id, parameterID));
  await tx.delete(parameters).where(eq(parameters.parameterID, parameterID));
  return {
    answer: null,
    event: { action: 'parameter_deleted', target: targetOf(parameterID), before: { ...parameter, groups } },
  };
}

async function existing(tx: Tx, parameterID: string): Promise<ParameterBody> {
  const parameter = await findParameter(tx, parameterID);
  if (!parameter) throw notFound('Parameter not found');
  return parameter;
}

async function refuseTakenName(tx: Tx, name_key: string, except?: string): Promise<void> {
  const [taken] = await tx
    .select(PARAMETER_COLUMNS)
    .from(parameters)
    .where(eq(parameters.name_key, name_key));
  if (taken && taken.parameterID !== except)
    throw conflict(`The parameter '${taken.parameterName}' has that name already.`);
}

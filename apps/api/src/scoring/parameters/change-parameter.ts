import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { awardGroupItems } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import type { ScoringChange } from '../versions/change-scoring';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import { checkName, checkSlug } from './check-parameter';
import { aliasesOf, findParameter, groupsHolding, PARAMETER_COLUMNS } from './parameter.queries';
import type { ParameterBody } from './parameters.schemas';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';

export type ParameterInput = { parameterName?: string | undefined; value?: number | undefined };

/** Parameter that a request changes. */
export type SeenParameter = {
  parameterID: string;
  /** If-Match header, if the caller sent it. */
  ifMatch: string | undefined;
};

const EDITS = ['parameter_created', 'parameter_updated', 'scoring_version_restored'] as const;

const targetOf = (id: string) => ({ type: 'parameter', id });

/**
 * Adds a parameter. Its id is the slug of its name.
 * @throws Refusal 400 without name or value; 409 for an existing name or id
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
    answer: { ...created, version: 1 },
    event: { action: 'parameter_created', target: targetOf(parameterID), after: created },
  };
}

/**
 * Changes the name or weight of a parameter. The id is permanent.
 * @throws Refusal 400 with nothing to update; 404; 412 when the caller saw another version; 409 for an existing name
 */
export async function updateParameter(
  tx: Tx,
  seen: SeenParameter,
  { parameterName: name, value }: ParameterInput,
  timestamp: string,
): Promise<ScoringChange<ParameterBody>> {
  if (name === undefined && value === undefined) throw badRequest('nothing to update');
  const { version, ...before } = await existing(tx, seen);
  const { parameterID } = before;
  const named = name === undefined ? undefined : checkName(name);
  if (named) await refuseTakenName(tx, named.name_key, parameterID);
  const after = {
    parameterID,
    parameterName: named?.parameterName ?? before.parameterName,
    value: value === undefined ? before.value : checkDecimals('value', value),
  };
  if (after.parameterName === before.parameterName && after.value === before.value)
    return { answer: { ...before, version } };
  await tx
    .update(parameters)
    .set({ ...named, value: after.value, updated_at: timestamp })
    .where(eq(parameters.parameterID, parameterID));
  return {
    answer: await existing(tx, { parameterID, ifMatch: undefined }),
    event: { action: 'parameter_updated', target: targetOf(parameterID), before, after },
  };
}

/**
 * Deletes a parameter. Awards that are its aliases lose their weight.
 * @param cascade true to also remove the parameter from its groups
 * @throws Refusal 404; 412 when the caller saw another version; without `cascade`, 409 with the names of its groups
 */
export async function deleteParameter(
  tx: Tx,
  seen: SeenParameter,
  cascade: boolean,
): Promise<ScoringChange<null>> {
  const { version: _version, ...parameter } = await existing(tx, seen);
  const { parameterID } = parameter;
  const groups = await groupsHolding(tx, parameterID);
  if (groups.length > 0 && !cascade) {
    throw conflict(
      `'${parameter.parameterName}' is used by ${groups.map((name) => `'${name}'`).join(', ')}. Take it out of there first.`,
    );
  }
  const aliases = await aliasesOf(tx, parameterID);
  await tx.delete(awardGroupItems).where(eq(awardGroupItems.parameter_id, parameterID));
  await tx.delete(parameters).where(eq(parameters.parameterID, parameterID));
  return {
    answer: null,
    event: {
      action: 'parameter_deleted',
      target: targetOf(parameterID),
      before: { ...parameter, groups, ...(aliases.length > 0 && { aliases }) },
    },
  };
}

/** Returns a parameter. @throws Refusal 404; 412 when the caller saw another version */
async function existing(tx: Tx, { parameterID, ifMatch }: SeenParameter): Promise<ParameterBody> {
  const parameter = await findParameter(tx, parameterID);
  if (!parameter) throw notFound('Parameter not found');
  const { version } = parameter;
  await refuseStale(tx, { ifMatch, version, current: () => parameter, edits: editsOf(parameterID, EDITS) });
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

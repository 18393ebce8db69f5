import { prepareMatching } from '@vaglio/award-scoring';
import { compareCodePoints } from '@vaglio/startups-domain';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { checkAwardName, countsAlready } from '../unweighted-awards/check-award';
import { checkName, checkSlug } from '../parameters/check-parameter';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import type { RuleParameter } from '../../platform/db/schema/scoring-versions.table';
import { putParameter, removeParameter, rulesOf, type RuleDraft } from './rule-draft';
import type { ProposedChangeBody } from './simulation.schemas';

type Of<Name extends keyof ProposedChangeBody> = NonNullable<ProposedChangeBody[Name]>;

/** As saving does. @throws 400 without a name; 409 when the name or the id is taken */
export function createParameter(
  draft: RuleDraft,
  { parameterName: name, value }: Of<'create_parameter'>,
): void {
  if (name.trim() === '') throw badRequest('parameterName and value are required.');
  const { parameterName, name_key } = checkName(name);
  const parameterID = checkSlug(name);
  refuseTakenName(draft, name_key);
  const taken = draft.parameters.get(parameterID);
  if (taken) throw conflict(`The id ${parameterID} belongs to the parameter '${taken.parameterName}'.`);
  putParameter(draft, { parameterID, parameterName, value: checkDecimals('value', value) });
}

/** As saving does; the id stays. @throws 400 with nothing to update; 409 when it is gone or another parameter has the name */
export function updateParameter(
  draft: RuleDraft,
  { parameterID, parameterName: name, value }: Of<'update_parameter'>,
): void {
  if (name === undefined && value === undefined) throw badRequest('nothing to update');
  const before = existing(draft, parameterID);
  const named = name === undefined ? undefined : checkName(name);
  if (named) refuseTakenName(draft, named.name_key, parameterID);
  putParameter(draft, {
    parameterID,
    parameterName: named?.parameterName ?? before.parameterName,
    value: value === undefined ? before.value : checkDecimals('value', value),
  });
}

/** As saving does. @throws 409 when it is gone; without `cascade` with the names of the groups that hold it */
export function deleteParameter(
  draft: RuleDraft,
  { parameterID, cascade = false }: Of<'delete_parameter'>,
): void {
  const parameter = existing(draft, parameterID);
  const holding = [...(draft.holders.get(parameterID) ?? [])];
  if (holding.length > 0 && !cascade) {
    const names = holding
      .map(({ group_name }) => `'${group_name}'`)
      .sort(compareCodePoints)
      .join(', ');
    throw conflict(`'${parameter.parameterName}' is used by ${names}. Take it out of there first.`);
  }
  removeParameter(draft, parameter);
}

/** As saving does. @throws 400 without a letter; 409 when the parameter is gone, or the award counts already */
export function addAlias(draft: RuleDraft, { award, parameterID }: Of<'alias_award'>): void {
  const { award: name, award_key } = checkAwardName(award);
  existing(draft, parameterID);
  const { parameters, aliases } = rulesOf(draft);
  const present = prepareMatching(parameters, aliases)(name);
  if (present) throw countsAlready(name, present);
  draft.aliases.set(award_key, { award: name, parameterID });
}

/** @throws 409: a 404 would say that there are no previews */
function existing({ parameters }: RuleDraft, parameterID: string): RuleParameter {
  const parameter = parameters.get(parameterID);
  if (!parameter) throw conflict('Parameter not found');
  return parameter;
}

function refuseTakenName(
  { parameters, parameterIdByName }: RuleDraft,
  nameKey: string,
  except?: string,
): void {
  const holder = parameterIdByName.get(nameKey);
  if (holder === undefined || holder === except) return;
  throw conflict(`The parameter '${parameters.get(holder)?.parameterName}' has that name already.`);
}

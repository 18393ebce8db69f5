import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import { badRequest, conflict } from '../errors';
import { checkName, checkSlug } from '../parameters/check-parameter';
import { checkDecimals } from '../check-decimals';
import type { RuleParameter, RuleSet } from '../scoring/rule-set';
import type { ProposedChangeBody } from './simulation.schemas';

type Of<Name extends keyof ProposedChangeBody> = NonNullable<ProposedChangeBody[Name]>;

/** As saving does. @throws 400 without a name; 409 when the name or the id is taken */
export function createParameter(
  rules: RuleSet,
  { parameterName: name, value }: Of<'create_parameter'>,
): RuleSet {
  if (name.trim() === '') throw badRequest('parameterName and value are required.');
  const { parameterName, name_key } = checkName(name);
  const parameterID = checkSlug(name);
  refuseTakenName(rules, name_key);
  const taken = rules.parameters.find((parameter) => parameter.parameterID === parameterID);
  if (taken) throw conflict(`The id ${parameterID} belongs to the parameter '${taken.parameterName}'.`);
  return {
    ...rules,
    parameters: [...rules.parameters, { parameterID, parameterName, value: checkDecimals('value', value) }],
  };
}

/** As saving does; the id stays. @throws 400 with nothing to update; 409 when it is gone or another parameter has the name */
export function updateParameter(
  rules: RuleSet,
  { parameterID, parameterName: name, value }: Of<'update_parameter'>,
): RuleSet {
  if (name === undefined && value === undefined) throw badRequest('nothing to update');
  const before = existing(rules, parameterID);
  const named = name === undefined ? undefined : checkName(name);
  if (named) refuseTakenName(rules, named.name_key, parameterID);
  const after = {
    parameterID,
    parameterName: named?.parameterName ?? before.parameterName,
    value: value === undefined ? before.value : checkDecimals('value', value),
  };
  return {
    ...rules,
    parameters: rules.parameters.map((parameter) => (parameter === before ? after : parameter)),
  };
}

/** As saving does. @throws 409 when it is gone; without `cascade` with the names of the groups that hold it */
export function deleteParameter(
  rules: RuleSet,
  { parameterID, cascade = false }: Of<'delete_parameter'>,
): RuleSet {
  const parameter = existing(rules, parameterID);
  const holding = rules.groups.filter(({ items }) =>
    items.some(({ parameter_id }) => parameter_id === parameterID),
  );
  if (holding.length > 0 && !cascade) {
    const names = holding
      .map(({ group_name }) => `'${group_name}'`)
      .sort(compareCodePoints)
      .join(', ');
    throw conflict(`'${parameter.parameterName}' is used by ${names}. Take it out of there first.`);
  }
  return {
    ...rules,
    parameters: rules.parameters.filter((other) => other !== parameter),
    groups: rules.groups.map((group) => ({
      ...group,
      items: group.items.filter(({ parameter_id }) => parameter_id !== parameterID),
    })),
  };
}

/** @throws 409: a 404 would say that there are no previews */
function existing({ parameters }: RuleSet, parameterID: string): RuleParameter {
  const parameter = parameters.find((other) => other.parameterID === parameterID);
  if (!parameter) throw conflict('Parameter not found');
  return parameter;
}

function refuseTakenName({ parameters }: RuleSet, nameKey: string, except?: string): void {
  const taken = parameters.find(
    ({ parameterID, parameterName }) => parameterID !== except && foldText(parameterName) === nameKey,
  );
  if (taken) throw conflict(`The parameter '${taken.parameterName}' has that name already.`);
}

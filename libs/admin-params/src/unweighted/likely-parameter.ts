import type { ParameterChoice } from '@vaglio/startups-data';
import type { AwardLookAlike } from '../endpoints.gen';
import type { Meant } from './use-decide-award';

/** A name of the same words is certain enough to be chosen beforehand. */
const CERTAIN = 0.95;

/** The id of the only parameter that an award surely means; '' where a person has to choose. */
export function likelyParameter(lookAlikes: readonly AwardLookAlike[]): string {
  const certain = lookAlikes.filter(({ likeness }) => likeness >= CERTAIN);
  const [first] = certain.length > 0 ? certain : lookAlikes;
  return first && (certain.length === 1 || lookAlikes.length === 1) ? first.parameterID : '';
}

/** All parameters to choose from: the look-alikes first, then the others by name as the server lists them. */
export function parametersToChoose(
  lookAlikes: readonly AwardLookAlike[],
  parameters: readonly ParameterChoice[],
): Meant[] {
  const alike = new Set(lookAlikes.map(({ parameterID }) => parameterID));
  return [...lookAlikes, ...parameters.filter(({ parameterID }) => !alike.has(parameterID))].map(
    ({ parameterID, parameterName }) => ({ parameterID, parameterName }),
  );
}

import { surelyMeant } from '@vaglio/award-scoring';
import type { AwardLookAlike, ParameterChoice } from '@vaglio/contract';
import type { Meant } from './use-decide-award';

/** The id of the only parameter that an award surely means; '' where a person has to choose. */
export function likelyParameter(lookAlikes: readonly AwardLookAlike[]): string {
  return surelyMeant(lookAlikes)?.parameterID ?? '';
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

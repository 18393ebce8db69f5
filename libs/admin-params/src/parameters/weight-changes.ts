import type { ParameterChoice, ProposedChange } from '@vaglio/contract';
import type { TypedWeight } from './read-weights';

/** Effect of a line in an imported table. */
export interface WeightChange {
  readonly parameterName: string;
  /** Id of the matching parameter, or null if the line creates a parameter. */
  readonly parameterID: string | null;
  readonly before: number | null;
  readonly after: number;
}

/** Returns the effect of each imported line, new parameters first. */
export function weightChanges(
  rows: readonly TypedWeight[],
  parameterOf: (name: string) => ParameterChoice | null,
): WeightChange[] {
  const changes = rows.map(({ parameterName, value }) => {
    const found = parameterOf(parameterName);
    return {
      parameterName: found?.parameterName ?? parameterName,
      parameterID: found?.parameterID ?? null,
      before: found?.value ?? null,
      after: value,
    };
  });
  return [...changes.filter(isNew), ...changes.filter((change) => !isNew(change))];
}

export function isNew({ parameterID }: WeightChange): boolean {
  return parameterID === null;
}

/** Returns true if an imported line has no effect. */
export function isSameWeight({ parameterID, before, after }: WeightChange): boolean {
  return parameterID !== null && before === after;
}

/** Converts the weight changes to the body of a preview request. */
export function proposedWeights(changes: readonly WeightChange[]): ProposedChange[] {
  return changes
    .filter((change) => !isSameWeight(change))
    .map(({ parameterID, parameterName, after }) =>
      parameterID === null
        ? { create_parameter: { parameterName, value: after } }
        : { update_parameter: { parameterID, value: after } },
    );
}

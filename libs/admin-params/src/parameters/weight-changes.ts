import type { ParameterChoice, ProposedChange } from '@vaglio/contract';
import type { TypedWeight } from './read-weights';

/** What a line of a table does. */
export interface WeightChange {
  readonly parameterName: string;
  /** The parameter that it means; null for a new one. */
  readonly parameterID: string | null;
  readonly before: number | null;
  readonly after: number;
}

/** What each line would change, those of new names first. */
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

/** Whether a line changes nothing. */
export function isSameWeight({ parameterID, before, after }: WeightChange): boolean {
  return parameterID !== null && before === after;
}

/** The changes as a preview takes them. */
export function proposedWeights(changes: readonly WeightChange[]): ProposedChange[] {
  return changes
    .filter((change) => !isSameWeight(change))
    .map(({ parameterID, parameterName, after }) =>
      parameterID === null
        ? { create_parameter: { parameterName, value: after } }
        : { update_parameter: { parameterID, value: after } },
    );
}

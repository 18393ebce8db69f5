import type { ParameterChoice } from '@vaglio/contract';

/** A parameter with its weight. */
export type Weight = ParameterChoice & { readonly value: number };

/**
 * The heaviest weights, ties by name; what has no id, name or weight is left out. Two groups may have one name; it is
 * said once.
 * @param count how many
 */
export function heaviestOf(parameters: readonly ParameterChoice[], count: number): readonly Weight[] {
  return parameters
    .flatMap(({ parameterID, parameterName, value, exclusive_groups = [] }) =>
      parameterID === '' || value === undefined
        ? []
        : [{ parameterID, parameterName, value, exclusive_groups: namesOf(exclusive_groups) }],
    )
    .sort((a, b) => b.value - a.value || (a.parameterName < b.parameterName ? -1 : 1))
    .slice(0, count);
}

function namesOf(groups: readonly string[]): string[] {
  return [...new Set(groups)].filter((name) => name.trim() !== '');
}

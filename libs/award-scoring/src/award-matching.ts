import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import type { ScoringAlias, ScoringParameter } from './ledger';

/**
 * Finds the parameter of an award: the one whose folded name is the same, else the one
 * whose folded id is, else the one that an alias names. Of several the smallest id by code
 * point wins.
 * @param aliases one of a parameter that is not there means nothing
 * @returns a function that answers null for an award without a parameter
 * Source: product decisions, section 2.
 */
export function prepareMatching<P extends Pick<ScoringParameter, 'parameterID' | 'parameterName'>>(
  parameters: readonly P[],
  aliases: readonly ScoringAlias[] = [],
): (award: string) => P | null {
  const byFold = new Map<string, P>();
  const ordered = [...parameters].sort((a, b) => compareCodePoints(a.parameterID, b.parameterID));
  for (const parameter of ordered) addOnce(byFold, parameter.parameterName, parameter);
  for (const parameter of ordered) addOnce(byFold, parameter.parameterID, parameter);
  const byId = new Map(ordered.map((parameter) => [parameter.parameterID, parameter]));
  for (const { award, parameterID } of aliases) {
    const parameter = byId.get(parameterID);
    if (parameter) addOnce(byFold, award, parameter);
  }
  return (award) => byFold.get(foldText(award)) ?? null;
}

function addOnce<P>(byFold: Map<string, P>, name: string, parameter: P): void {
  const folded = foldText(name);
  if (folded !== '' && !byFold.has(folded)) byFold.set(folded, parameter);
}

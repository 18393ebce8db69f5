import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import type { ScoringAlias, ScoringParameter } from './ledger';

/**
 * Returns a function that finds the parameter of an award. It compares the folded award first with parameter names,
 * then with ids, then with aliases. If several parameters match, the smallest id by code point wins. Without a match,
 * the function returns null.
 * @param aliases alternative names of parameters; an alias of an unknown parameter has no effect
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

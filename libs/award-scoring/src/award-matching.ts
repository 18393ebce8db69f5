import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import type { ScoringParameter } from './ledger';

/**
 * Finds the parameter of an award: the one whose folded name is the same, else the one
 * whose folded id is. Of several the smallest id by code point wins.
 * @returns a function that answers null for an award without a parameter
 * Source: product decisions, section 2.
 */
export function prepareMatching<P extends Pick<ScoringParameter, 'parameterID' | 'parameterName'>>(
  parameters: readonly P[],
): (award: string) => P | null {
  const byFold = new Map<string, P>();
  const ordered = [...parameters].sort((a, b) => compareCodePoints(a.parameterID, b.parameterID));
  for (const parameter of ordered) addOnce(byFold, parameter.parameterName, parameter);
  for (const parameter of ordered) addOnce(byFold, parameter.parameterID, parameter);
  return (award) => byFold.get(foldText(award)) ?? null;
}

function addOnce<P>(byFold: Map<string, P>, name: string, parameter: P): void {
  const folded = foldText(name);
  if (folded !== '' && !byFold.has(folded)) byFold.set(folded, parameter);
}

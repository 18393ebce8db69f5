import { conflict } from '../errors';
import { differencesOf } from '../scoring/rule-differences';
import type { RuleSet } from '../scoring/rule-set';

/** @throws 409 when the rules of a version are those that hold: there is nothing to restore */
export function refuseWhatHolds(present: RuleSet, rules: RuleSet, number: number): void {
  if (differencesOf(present, rules).length === 0)
    throw conflict(`What version ${number} says holds already.`);
}

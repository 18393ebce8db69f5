import { conflict } from '../../platform/http/errors/errors';
import { differencesOf } from './rule-differences';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/** @throws 409 when the rules of a version are the present ones: there is nothing to restore */
export function refusePresentRules(present: RuleSet, rules: RuleSet, number: number): void {
  if (differencesOf(present, rules).length === 0)
    throw conflict(`What version ${number} says holds already.`);
}

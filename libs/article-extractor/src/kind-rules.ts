import type { FieldKind } from '@vaglio/startups-domain';
import { countsIn } from './built-in/counts';
import { isDenied } from './contradictions';
import type { ProofRule } from './proof-rule';
import { holds } from './stated-values';

/** Returns the rule for a field of a kind, given the label of the field. */
export type RuleOfKind = (label: string) => ProofRule;

/** Rules for fields without an own rule, by kind. Fields of other kinds need an own rule. */
export const RULES_OF_KINDS = {
  name: textRule,
  text: textRule,
  count: countRule,
} satisfies Partial<Record<FieldKind, RuleOfKind>>;

/** Returns the rule for a text, which a passage must contain as entire words. */
function textRule(label: string): ProofRule {
  return {
    claim: (value) => `'${label}: ${value}'`,
    isIn: (passage, { value }) => holds(passage, value),
    contradiction: () => null,
  };
}

/** Returns the rule for a whole number, which a passage must contain in any notation and not as money. */
function countRule(label: string): ProofRule {
  const placesOf = (text: string, value: string) =>
    countsIn(text).filter((count) => count.value === Number(value));
  return {
    claim: (value) => `'${label}: ${value}'`,
    isIn: (passage, { value }) => placesOf(passage, value).length > 0,
    contradiction: (statement, { value, company }) => {
      const places = placesOf(statement, value);
      return places.length > 0 && places.every((place) => isDenied(statement, place, company))
        ? 'The sentence denies or doubts this number, or is about another company.'
        : null;
    },
  };
}

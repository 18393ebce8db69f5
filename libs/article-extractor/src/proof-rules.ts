import {
  describeField,
  EXTRACTED_FIELDS,
  isExtractedName,
  type FieldKind,
  type FieldOfExtracted,
  type FieldOfKind,
  type ProvedName,
} from '@vaglio/startups-domain';
import { namesAward } from './award-names';
import { placesIn, type Place } from './built-in/places';
import { isPlaceOfBuyer } from './buyer-place';
import { isDenied, isNotWon, speaksOfFounding } from './contradictions';
import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';
import { RULES_OF_KINDS, type RuleOfKind } from './kind-rules';
import { WHOLE, type ProofRule } from './proof-rule';
import { isReportPlace, isSupporter } from './report-place';
import { holds, namesCanton } from './stated-values';
import { FINANCING_RULE, RAISED_RULE } from './sum-rules';

type NameOfKind<Kind extends FieldKind> = {
  [Name in ProvedName]: FieldOfExtracted<Name> extends FieldOfKind<Kind> ? Name : never;
}[ProvedName];
/** Fields whose value must be stated by a quote about the company itself. */
type ProvedField = ProvedName | 'raised_money' | 'financings' | 'investors' | 'founders' | 'awards';
type NeedsOwnRule = Exclude<ProvedField, NameOfKind<keyof typeof RULES_OF_KINDS>>;

/** Own rules of fields. They take precedence over the rules of kinds. */
const OWN_RULES: Readonly<Record<NeedsOwnRule, ProofRule> & Partial<Record<ProvedField, ProofRule>>> = {
  raised_money: RAISED_RULE,
  financings: FINANCING_RULE,
  canton: {
    claim: (value) => `that the company is in the canton ${value}`,
    isIn: (passage, { value, company }) =>
      namesCanton(passage, value, company) || placesIn(passage).some(({ canton }) => canton === value),
    contradiction: (statement, { value, company }) => {
      const places = placesIn(statement).filter(({ canton }) => canton === value);
      const reasons = places.map((place) => otherPlace(statement, place, company));
      return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
    },
    proves: ({ company_name: { value: company } }, { value }, passage, statement) =>
      namesCanton(passage, value, company) || cantonsIn(passage, statement, company).includes(value),
  },
  founding_year: {
    claim: (value) => `that the company was founded in ${value}`,
    isIn: (passage, { value }) => holds(passage, value),
    contradiction: (statement) =>
      speaksOfFounding(statement) ? null : 'The sentence does not say that the company was founded.',
  },
  awards: {
    claim: (value) => `that the company won ${value}`,
    isIn: (passage, { value }) => namesAward(passage, value),
    contradiction: (statement, { company }) =>
      isNotWon(statement) || isDenied(statement, WHOLE, company)
        ? 'The sentence does not say that the award was won.'
        : null,
  },
  founders: {
    claim: (value) => `that ${value} founded the company`,
    isIn: (passage, { value }) => holds(passage, value) || holds(passage, lastNameOf(value)),
    contradiction: () => null,
    // A last name alone is sufficient only if another quote contains the full name.
    proves: (_startup, { value, quotes }, passage) => {
      const isNamed = quotes.some(({ start, text }) => start !== null && holds(text, value));
      return holds(passage, value) || (isNamed && holds(passage, lastNameOf(value)));
    },
  },
  investors: {
    claim: (value) => `that ${value} invested`,
    isIn: (passage, { value }) => holds(passage, value),
    contradiction: (statement, { value, company }) => {
      if (holds(company, value)) return 'The investor is the company itself.';
      return isDenied(statement, placeIn(statement, value), company)
        ? `The sentence does not say that ${value} invested.`
        : null;
    },
    proves: ({ company_name: { value: company } }, { value }, passage, statement) =>
      namesOther(passage, value, company) && !isDenied(statement, placeIn(statement, value), company),
  },
};

/** Returns the rule that proves the values of a field; undefined if any quote from the article is sufficient. */
export function proofRuleOf(field: string): ProofRule | undefined {
  if (hasOwnRule(field)) return OWN_RULES[field];
  const described = isExtractedName(field) ? describeField(EXTRACTED_FIELDS[field]) : undefined;
  if (described?.needsProof !== true) return undefined;
  const rules: Partial<Record<FieldKind, RuleOfKind>> = RULES_OF_KINDS;
  return rules[described.kind]?.(described.label);
}

const hasOwnRule = (field: string): field is ProvedField => Object.hasOwn(OWN_RULES, field);

/** Returns true if a passage states a value of a startup and the surrounding statement does not contradict it. */
export function statesValue(
  rule: ProofRule,
  startup: ExtractedStartup,
  evidence: Evidence,
  passage: string,
  statement: string,
): boolean {
  if (rule.proves) return rule.proves(startup, evidence, passage, statement);
  const claim = { company: startup.company_name.value, value: evidence.value };
  return rule.isIn(passage, claim) && rule.contradiction(statement, claim) === null;
}

/** Number of characters around a passage that may say whose place it names. */
const CONTEXT = 200;

/** Returns the cantons of the places in a passage, without the places of buyers, reports and supporters. The words around it count too. */
function cantonsIn(passage: string, statement: string, company: string): string[] {
  const at = Math.max(0, statement.indexOf(passage));
  const from = Math.max(0, at - CONTEXT);
  const context = statement.slice(from, at + passage.length + CONTEXT);
  return placesIn(context)
    .filter(({ start, end }) => start >= at - from && end <= at - from + passage.length)
    .filter((place) => otherPlace(context, place, company) === null)
    .map(({ canton }) => canton);
}

/** Returns the reason why a place is not the seat of a company; null if it may be the seat. */
function otherPlace(statement: string, place: Place, company: string): string | null {
  if (isPlaceOfBuyer(statement, place, company)) return 'The place is that of the buyer.';
  if (isReportPlace(statement, place)) return 'The place is that of the report.';
  return isSupporter(statement, place) ? 'The place is that of a supporter.' : null;
}

const lastNameOf = (name: string): string => name.split(' ').at(-1) ?? '';

/** Returns true if a passage contains a capitalised name that is not part of the company name. */
const namesOther = (passage: string, name: string, company: string): boolean =>
  holds(passage, name) && /\p{Lu}|\d/u.test(name) && !holds(company, name);

/** Returns the range of a name in a statement, or the entire statement if it does not contain the exact name. */
function placeIn(statement: string, name: string): { start: number; end: number } {
  const start = statement.indexOf(name);
  return start < 0 ? WHOLE : { start, end: start + name.length };
}

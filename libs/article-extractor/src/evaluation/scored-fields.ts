import { Type, type TOptional, type TSchema, type TUnsafe } from '@sinclair/typebox';
import {
  EXTRACTED_FIELDS,
  isOfKind,
  maxLengthOf,
  rangeOf,
  SCORED_NAMES,
  type FieldOfExtracted,
  type FieldValue,
  type ScoredName,
} from '@vaglio/startups-domain';

/** Name of a field that evaluations compare. */
export type ScoredField = 'company_name' | 'raised_money' | 'investors' | 'awards' | 'founders' | ScoredName;

/** Fields that evaluations compare, in display order. Fields that were added later come at the end. */
export const SCORED_FIELDS: readonly ScoredField[] = [
  ...new Set<ScoredField>([
    'company_name',
    'canton',
    'sector',
    'founding_year',
    'raised_money',
    'investors',
    'awards',
    'founders',
    'website',
    ...SCORED_NAMES,
  ]),
];

/**
 * Single-value fields that every company in a test file contains. A null value means that the article does not state
 * the value.
 */
const ALWAYS_STATED = [
  'canton',
  'sector',
  'founding_year',
  'website',
] as const satisfies readonly ScoredName[];
type LaterName = Exclude<ScoredName, (typeof ALWAYS_STATED)[number]>;

/**
 * Single-value fields that were added later. If a company in a test file lacks such a field, the field is not compared.
 */
export const LATER_NAMES: readonly LaterName[] = SCORED_NAMES.filter(isLater);

function isLater(name: ScoredName): name is LaterName {
  return !ALWAYS_STATED.some((stated) => stated === name);
}

type LaterSchemas = {
  [Name in LaterName]: TOptional<TUnsafe<FieldValue<FieldOfExtracted<Name>> | null>>;
};

/** Returns the schemas of the fields that were added later, for a company in a test file. */
export function laterSchemas(): LaterSchemas;
export function laterSchemas(): Record<string, TSchema> {
  return Object.fromEntries(
    LATER_NAMES.map((name) => {
      const field = EXTRACTED_FIELDS[name];
      const value = isOfKind(field, 'year', 'count')
        ? Type.Integer(rangeOf(field))
        : Type.String({ maxLength: maxLengthOf(field) });
      return [name, Type.Optional(Type.Union([value, Type.Null()]))];
    }),
  );
}

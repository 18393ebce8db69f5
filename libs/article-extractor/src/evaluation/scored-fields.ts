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

/** Names of the values that an evaluation compares. */
export type ScoredField = 'company_name' | 'raised_money' | 'investors' | 'awards' | 'founders' | ScoredName;

/** Names of the values that an evaluation compares, in the order in which they are shown; later fields follow. */
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

/** Single values that every company of a test file states, as null for none. */
const ALWAYS_STATED = [
  'canton',
  'sector',
  'founding_year',
  'website',
] as const satisfies readonly ScoredName[];
type LaterName = Exclude<ScoredName, (typeof ALWAYS_STATED)[number]>;

/**
 * Names of the single values that came later: a company without one of them says nothing about it, so the value is not
 * compared.
 */
export const LATER_NAMES: readonly LaterName[] = SCORED_NAMES.filter(isLater);

function isLater(name: ScoredName): name is LaterName {
  return !ALWAYS_STATED.some((stated) => stated === name);
}

type LaterSchemas = {
  [Name in LaterName]: TOptional<TUnsafe<FieldValue<FieldOfExtracted<Name>> | null>>;
};

/** Schemas of the later values of a company in a test file. */
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

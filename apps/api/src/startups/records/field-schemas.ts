import { Type, type TOptional, type TSchema, type TString, type TUnsafe } from '@sinclair/typebox';
import {
  FIELD_NAMES,
  maxLengthOf,
  rangeOf,
  STARTUP_FIELDS,
  type FieldKind,
  type FieldValue,
  type StartupField,
} from '@vaglio/startups-domain';
import { nameText, nullableNameText } from '../../platform/http/validation/name-text';
import { nullableInteger, nullableNumber, nullableString } from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';

/** Pattern of an ISO 4217 currency code. */
export const CURRENCY = '^[A-Z]{3}$';
const MAX_CODE_LENGTH = 40;
const MAX_DAY_LENGTH = 10;

type ResponseSchemas = {
  [Field in StartupField]: Field extends 'company_name'
    ? TString
    : Field extends 'raised_currency'
      ? TOptional<TString>
      : TUnsafe<FieldValue<Field> | null>;
};
type ImportSchemas = {
  [Field in StartupField]: Field extends 'company_name'
    ? TString
    : TOptional<TUnsafe<FieldValue<Field> | null>>;
};

/** Returns the response schemas of all fields of a startup. */
export function responseSchemas(): ResponseSchemas;
export function responseSchemas(): Record<string, TSchema> {
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, responseSchema(field)]));
}

function responseSchema(field: StartupField): TSchema {
  switch (kindOf(field)) {
    case 'canton':
    case 'sector':
      return nullableString(MAX_CODE_LENGTH);
    case 'date':
      return nullableString(MAX_DAY_LENGTH);
    case 'name':
      return field === 'company_name' ? Type.String() : nullableString(maxLengthOf(field));
    case 'currency':
      return Type.Optional(
        Type.String({
          pattern: CURRENCY,
          description: 'Of raised_money, ISO 4217; CHF unless something else was said',
        }),
      );
    default:
      return numberSchema(field) ?? nullableString(maxLengthOf(field));
  }
}

/** Returns the import schemas of all fields of a startup. */
export function importSchemas(): ImportSchemas;
export function importSchemas(): Record<string, TSchema> {
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, importSchema(field)]));
}

function importSchema(field: StartupField): TSchema {
  if (field === 'company_name') return nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH });
  return Type.Optional(optionalSchema(field));
}

function optionalSchema(field: StartupField): TSchema {
  switch (kindOf(field)) {
    case 'name':
      return nullableNameText(maxLengthOf(field));
    case 'currency':
      return Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: CURRENCY });
    case 'date':
      return Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
    default:
      return numberSchema(field) ?? nullableString(maxLengthOf(field));
  }
}

function numberSchema(field: StartupField): TSchema | null {
  const kind = kindOf(field);
  if (kind === 'money') return nullableNumber();
  if (kind !== 'year' && kind !== 'count') return null;
  const { minimum, maximum } = rangeOf(field);
  return nullableInteger(minimum, maximum);
}

const kindOf = (field: StartupField): FieldKind => STARTUP_FIELDS[field].kind;

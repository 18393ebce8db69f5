import {
  cantonCode,
  countryCode,
  DEFAULT_CURRENCY,
  isOfKind,
  maxLengthOf,
  nameFault,
  rangeOf,
  sectorCode,
  type FactField,
} from '@vaglio/startups-domain';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { badRequest } from '../../platform/http/errors/errors';
import { cleanText, readAddress, readDay, readEmail, readMoney } from '../raw/read-cells';
import type { FieldCorrectionBody } from './fact-calls.schemas';

type Columns = Record<string, string | number | null>;

/**
 * Validates a person's value of a field and converts it to its stored form. The limits are those of an import. Canton,
 * sector and country may be a code, a name or an alternate spelling.
 * @returns null for an empty value, which removes the person's statement
 * @throws 400 with a message for an invalid value
 */
export function readFieldValue(field: FactField, { value, currency }: FieldCorrectionBody): Columns | null {
  if (value === null) return null;
  if (isOfKind(field, 'year', 'count')) return readWholeNumber(field, value);
  if (isOfKind(field, 'money')) return readAmount(field, value, currency ?? DEFAULT_CURRENCY);
  if (typeof value !== 'string') throw badRequest(`${field} must be text.`);
  const text = readText(field, value);
  return text === null ? null : { [field]: text };
}

function readWholeNumber(field: FactField, value: string | number): Columns | null {
  const text = String(value).trim();
  if (text === '') return null;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  const { minimum, maximum } = rangeOf(field);
  if (!Number.isInteger(number) || number < minimum || number > maximum)
    throw badRequest(`${field} must be a whole number from ${minimum} to ${maximum}.`);
  return { [field]: number };
}

function readAmount(field: FactField, value: string | number, raised_currency: string): Columns | null {
  if (value === '') return null;
  if (typeof value !== 'number') throw badRequest(`${field} must be a number.`);
  return { [field]: readMoney(field, value), raised_currency };
}

function readText(field: FactField, value: string): string | null {
  const text = cleanText(value);
  if (text === null) return null;
  refuseLonger(field, text, maxLengthOf(field));
  if (isOfKind(field, 'address')) return readAddress(field, text);
  if (isOfKind(field, 'email')) return readEmail(field, text);
  if (isOfKind(field, 'date')) return readDay(field, text);
  if (isOfKind(field, 'canton')) return known(field, cantonCode(text));
  if (isOfKind(field, 'sector')) return known(field, sectorCode(text));
  if (field === 'country') return countryCode(text) ?? text;
  if (isOfKind(field, 'name')) refuseHidden(field, text);
  return text;
}

function known(field: FactField, code: string | null): string {
  if (code === null) throw badRequest(`There is no such ${field}.`);
  return code;
}

/**
 * Validates the name of a list entry. The limits are those of `company_name`.
 * @throws 400
 */
export function readName(noun: string, value: string | number): string {
  const text = cleanText(String(value));
  if (text === null) throw badRequest(`${noun} must not be empty.`);
  refuseLonger(noun, text, MAX_NAME_LENGTH);
  refuseHidden(noun, text);
  return text;
}

function refuseLonger(noun: string, text: string, longest: number): void {
  if (Array.from(text).length > longest)
    throw badRequest(`${noun} must be at most ${longest} characters long.`);
}

function refuseHidden(field: string, text: string): void {
  const fault = nameFault(text);
  if (fault === null) return;
  throw badRequest(
    fault.hidden === null
      ? `${field} must hold a character that can be seen.`
      : `${field} must not hold control or invisible characters (${fault.hidden}).`,
  );
}

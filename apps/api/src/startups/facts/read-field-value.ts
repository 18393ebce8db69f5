import {
  cantonCode,
  DEFAULT_CURRENCY,
  MAX_FOUNDING_YEAR,
  MIN_FOUNDING_YEAR,
  nameFault,
  sectorCode,
} from '@vaglio/startups-domain';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_URL_LENGTH,
} from '../../platform/http/validation/text-limits';
import { badRequest } from '../../platform/http/errors/errors';
import { cleanText, readAddress, readDay, readEmail, readMoney } from '../raw/read-cells';
import type { FieldCorrectionBody } from './fact-calls.schemas';
import type { FactField } from './fact-fields';

type Columns = Record<string, string | number | null>;

const MAX_NUMBER_LENGTH = 80;
const LONGEST: Readonly<Partial<Record<FactField, number>>> = {
  company_name: MAX_NAME_LENGTH,
  social_reason: MAX_NAME_LENGTH,
  website: MAX_URL_LENGTH,
  url: MAX_URL_LENGTH,
  canton: MAX_NAME_LENGTH,
  sector: MAX_NAME_LENGTH,
  country: MAX_NAME_LENGTH,
  email: MAX_EMAIL_LENGTH,
  number: MAX_NUMBER_LENGTH,
};

/**
 * A field as a person set it, as it is stored: the same limits and forms as of an import, and canton and sector by code,
 * name or alternate spelling.
 * @returns null for an empty value, which hands the field back
 * @throws 400 with a message for what cannot be stored
 */
export function readFieldValue(field: FactField, { value, currency }: FieldCorrectionBody): Columns | null {
  if (value === null) return null;
  if (field === 'founding_year') return readYear(value);
  if (field === 'raised_money') return readAmount(value, currency ?? DEFAULT_CURRENCY);
  if (typeof value !== 'string') throw badRequest(`${field} must be text.`);
  const text = readText(field, value);
  return text === null ? null : { [field]: text };
}

function readYear(value: string | number): Columns | null {
  if (value === '') return null;
  const year = Number(value);
  if (!Number.isInteger(year) || year < MIN_FOUNDING_YEAR || year > MAX_FOUNDING_YEAR)
    throw badRequest(
      `founding_year must be a whole number from ${MIN_FOUNDING_YEAR} to ${MAX_FOUNDING_YEAR}.`,
    );
  return { founding_year: year };
}

function readAmount(value: string | number, raised_currency: string): Columns | null {
  if (value === '') return null;
  if (typeof value !== 'number') throw badRequest('raised_money must be a number.');
  return { raised_money: readMoney('raised_money', value), raised_currency };
}

function readText(field: FactField, value: string): string | null {
  const longest = LONGEST[field] ?? MAX_TEXT_LENGTH;
  const text = cleanText(value);
  if (text === null) return null;
  refuseLonger(field, text, longest);
  if (field === 'website' || field === 'url') return readAddress(field, text);
  if (field === 'email') return readEmail(field, text);
  if (field === 'article_date') return readDay(field, text);
  if (field === 'canton') return known(field, cantonCode(text));
  if (field === 'sector') return known(field, sectorCode(text));
  if (field === 'company_name' || field === 'social_reason') refuseHidden(field, text);
  return text;
}

function known(field: FactField, code: string | null): string {
  if (code === null) throw badRequest(`There is no such ${field}.`);
  return code;
}

/** A name of an entry of a list, with the limits of `company_name`. @throws 400 */
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

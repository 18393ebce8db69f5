import { DEFAULT_CURRENCY, safeHref } from '@vaglio/startups-domain';
import { readDecimal, type FormProblem } from '@vaglio/ui';
import type { FieldCorrection, FieldFact } from '@vaglio/startups-data';
import { setInvestmentTextLimits } from '../limits.gen';
import { kindOf, labelOf, type FactFieldName } from './fact-fields';

/** What a person types over a value; '' for none. */
export type FactDraft = {
  value: string;
  /** Of a sum of money. */
  currency: string;
  /** Why, or from where. */
  note: string;
};

const YEARS = setInvestmentTextLimits.founding_year;

/** What a form over this value holds when it opens; without a note, which belongs to the new value. */
export function toFactDraft({ value, currency }: Pick<FieldFact, 'value' | 'currency'>): FactDraft {
  return { value: String(value ?? ''), currency: currency ?? DEFAULT_CURRENCY, note: '' };
}

/**
 * What the server would refuse: a year outside of its range, an address that is none, a sum that is no number, no name.
 * Any other empty value is right: it hands the field back.
 */
export function checkFact(
  field: FactFieldName,
  { value }: Pick<FactDraft, 'value'>,
): FormProblem<'value'> | null {
  const text = value.trim();
  const problem = text === '' ? emptyProblem(field) : textProblem(field, text);
  return problem === null ? null : { field: 'value', text: problem };
}

function emptyProblem(field: FactFieldName): string | null {
  return field === 'company_name' ? 'Name is required.' : null;
}

function textProblem(field: FactFieldName, text: string): string | null {
  const label = labelOf(field);
  switch (kindOf(field)) {
    case 'year':
      return isYear(text) ? null : `${label} must be a year between ${YEARS.minimum} and ${YEARS.maximum}.`;
    case 'address':
      return safeHref(text) === null
        ? `${label} must be an address that starts with http:// or https://.`
        : null;
    case 'money':
      return readAmount(text) === null ? `${label} must be a number, such as 150000.` : null;
    default:
      return null;
  }
}

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= YEARS.minimum && Number(text) <= YEARS.maximum;
}

/** A sum that a person typed, with or without marks between the thousands; null for no such number. */
export function readAmount(text: string): number | null {
  const amount = readDecimal(text.replace(/['’\s]/g, ''));
  return amount !== null && amount >= 0 ? amount : null;
}

/** The body of the call. @param draft checked before */
export function toCorrection(field: FactFieldName, draft: FactDraft): FieldCorrection {
  const text = draft.value.trim();
  const note = draft.note.trim() || null;
  switch (kindOf(field)) {
    case 'year':
      return { value: text === '' ? null : Number(text), note };
    case 'money':
      return { value: readAmount(text), currency: draft.currency, note };
    default:
      return { value: text || null, note };
  }
}

import type { FieldCorrection, FieldFact } from '@vaglio/contract';
import {
  countryCode,
  countryName,
  DEFAULT_CURRENCY,
  factLabel,
  rangeOf,
  readTypedAmount,
} from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { valueProblem } from './value-problem';
import type { FormError } from '@vaglio/ui';
import type { ValueDraft } from './ValueField';
import type { FactFieldName } from './fact-fields';

/** Returns the initial form values for a value. The note is empty, because a note belongs to the new value. */
export function toFactDraft({
  field,
  value,
  currency,
}: Pick<FieldFact, 'field' | 'value' | 'currency'>): ValueDraft {
  const text = String(value ?? '');
  return {
    value: field === 'country' ? countryName(text) : text,
    currency: currency ?? DEFAULT_CURRENCY,
    note: '',
  };
}

/**
 * Returns the errors for which the server would reject a value: a year or amount that is out of range, an invalid
 * address, or an empty name. Other empty values are valid, because they reset the field.
 */
export function checkFact(
  field: FactFieldName,
  { value }: Pick<ValueDraft, 'value'>,
): FormError<'value'> | null {
  const text = value.trim();
  const problem =
    text === '' ? emptyProblem(field) : valueProblem(factKind(field), factLabel(field), text, rangeOf(field));
  return problem === null ? null : { field: 'value', text: problem };
}

function emptyProblem(field: FactFieldName): string | null {
  return field === 'company_name' ? 'Name is required.' : null;
}

/**
 * Converts the form values to a request body.
 * @param draft validated values
 */
export function toCorrection(field: FactFieldName, draft: ValueDraft): FieldCorrection {
  const text = draft.value.trim();
  const note = draft.note.trim() || null;
  switch (factKind(field)) {
    case 'year':
    case 'count':
      return { value: text === '' ? null : Number(text), note };
    case 'country':
      return { value: countryCode(text), note };
    case 'money':
      return { value: readTypedAmount(text), currency: draft.currency, note };
    default:
      return { value: text || null, note };
  }
}

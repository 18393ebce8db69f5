import type { FieldCorrection, FieldFact } from '@vaglio/contract';
import { countryCode, countryName, DEFAULT_CURRENCY, factLabel, rangeOf } from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { readAmount, valueProblem } from './value-problem';
import type { FormError } from '@vaglio/ui';
import type { ValueDraft } from './ValueField';
import type { FactFieldName } from './fact-fields';

/** What a form over this value holds when it opens; without a note, which belongs to the new value. */
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
 * What the server would refuse: a year outside of its range, an address that is none, a sum outside of its range, no name.
 * Any other empty value is right: it hands the field back.
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

/** The body of the call. @param draft checked before */
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
      return { value: readAmount(text), currency: draft.currency, note };
    default:
      return { value: text || null, note };
  }
}

import type { ReviewValue } from '@vaglio/contract';
import { valueProblem, valueText, type ValueDraft } from '@vaglio/startup-facts';
import { EXTRACTED_FIELDS, isExtractedName, rangeOf, readTypedAmount } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';
import type { Decision } from './acts';
import { formOf } from './value-fields';

// Range of an amount on the server. The contract specifies no range, because one schema covers the values of all
// fields.
const AMOUNTS = { minimum: 0.01, maximum: 1e12 };

/** Returns the initial values of the correction form: the previously rejected input, or the current value. */
export function toDraft({ value, text, currency }: ReviewValue, refused: Decision | null): ValueDraft {
  return {
    value: String(refused?.value ?? value ?? text),
    currency: refused?.currency ?? currency ?? 'CHF',
    note: refused?.note ?? '',
  };
}

/**
 * Returns the validation error that the server would report for a correction. An empty value is an error, because users
 * must discard the value instead.
 */
export function checkCorrection(value: ReviewValue, draft: ValueDraft): FormError<'value'> | null {
  const { kind, label } = formOf(value);
  const text = draft.value.trim();
  const problem =
    text === '' ? `${label} is required.` : valueProblem(kind, label, text, rangeOfValue(value));
  return problem === null ? null : { field: 'value', text: problem };
}

function rangeOfValue({ field }: ReviewValue) {
  return isExtractedName(field) ? rangeOf(EXTRACTED_FIELDS[field]) : AMOUNTS;
}

/**
 * Converts a correction to the decision that is sent.
 * @param draft validated form values
 */
export function toCorrection(value: ReviewValue, draft: ValueDraft): Decision {
  const { kind } = formOf(value);
  const text = draft.value.trim();
  const note = draft.note.trim();
  return {
    key: value.key,
    decision: 'correct',
    value:
      kind === 'year' || kind === 'count'
        ? Number(text)
        : kind === 'money'
          ? (readTypedAmount(text) ?? 0)
          : text,
    ...(kind === 'money' && { currency: draft.currency }),
    ...(value.kind !== null && { kind: value.kind }),
    ...(note !== '' && { note }),
  };
}

/** Returns the corrected value, formatted for display. */
export function correctionText(value: ReviewValue, draft: ValueDraft): string {
  const { kind } = formOf(value);
  const { value: said } = toCorrection(value, draft);
  return valueText(kind, said ?? null, draft.currency);
}

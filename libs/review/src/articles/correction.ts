import type { ReviewValue } from '@vaglio/contract';
import { readAmount, valueProblem, valueText, type ValueDraft } from '@vaglio/startup-facts';
import { EXTRACTED_FIELDS, isExtractedName, rangeOf } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';
import type { Decision } from './acts';
import { formOf } from './value-fields';

// Range of the server for a single sum; the contract of a decision is open to values of every field.
const AMOUNTS = { minimum: 0.01, maximum: 1e12 };

/** What the form of a correction holds when it opens: what was typed before and refused, else the value. */
export function toDraft({ value, text, currency }: ReviewValue, refused: Decision | null): ValueDraft {
  return {
    value: String(refused?.value ?? value ?? text),
    currency: refused?.currency ?? currency ?? 'CHF',
    note: refused?.note ?? '',
  };
}

/** What the server would refuse. An empty value is discarded, not corrected. */
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

/** The decision that is sent. @param draft checked before */
export function toCorrection(value: ReviewValue, draft: ValueDraft): Decision {
  const { kind } = formOf(value);
  const text = draft.value.trim();
  const note = draft.note.trim();
  return {
    key: value.key,
    decision: 'correct',
    value:
      kind === 'year' || kind === 'count' ? Number(text) : kind === 'money' ? (readAmount(text) ?? 0) : text,
    ...(kind === 'money' && { currency: draft.currency }),
    ...(value.kind !== null && { kind: value.kind }),
    ...(note !== '' && { note }),
  };
}

/** The corrected value as it reads. */
export function correctionText(value: ReviewValue, draft: ValueDraft): string {
  const { kind } = formOf(value);
  const { value: said } = toCorrection(value, draft);
  return valueText(kind, said ?? null, draft.currency);
}

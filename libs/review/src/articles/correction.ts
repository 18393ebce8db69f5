import { readAmount, valueProblem, valueWords, type FormProblem, type ValueDraft } from '@vaglio/ui';
import type { Decision } from './acts';
import type { ReviewValue } from '../endpoints.gen';
import { formOf } from './value-fields';

// The range of the server's column; the contract of a decision is open to values of every field.
const YEARS = { minimum: 1800, maximum: 2100 };

/** What the form of a correction holds when it opens. */
export function toDraft({ value, text, currency }: ReviewValue): ValueDraft {
  return { value: String(value ?? text), currency: currency ?? 'CHF', note: '' };
}

/** What the server would refuse. An empty value is discarded, not corrected. */
export function checkCorrection(value: ReviewValue, draft: ValueDraft): FormProblem<'value'> | null {
  const { kind, label } = formOf(value);
  const text = draft.value.trim();
  const problem = text === '' ? `${label} is required.` : valueProblem(kind, label, text, YEARS);
  return problem === null ? null : { field: 'value', text: problem };
}

/** The decision that is sent. @param draft checked before */
export function toCorrection(value: ReviewValue, draft: ValueDraft): Decision {
  const { kind } = formOf(value);
  const text = draft.value.trim();
  const note = draft.note.trim();
  return {
    key: value.key,
    decision: 'correct',
    value: kind === 'year' ? Number(text) : kind === 'money' ? (readAmount(text) ?? 0) : text,
    ...(kind === 'money' && { currency: draft.currency }),
    ...(value.kind !== null && { kind: value.kind }),
    ...(note !== '' && { note }),
  };
}

/** The corrected value as it reads. */
export function correctionWords(value: ReviewValue, draft: ValueDraft): string {
  const { kind } = formOf(value);
  const { value: said } = toCorrection(value, draft);
  return valueWords(kind, said ?? null, draft.currency);
}

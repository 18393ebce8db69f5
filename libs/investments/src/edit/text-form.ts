import { MAX_FOUNDING_YEAR, MIN_FOUNDING_YEAR } from '@vaglio/product-rules';
import type { Investment } from '../list/investment';

const TEXT_FIELDS = ['email', 'number', 'website', 'company_description', 'pros_text', 'cons_text'] as const;

export type TextField = (typeof TEXT_FIELDS)[number] | 'founding_year';

/** What a person types: every field a text, '' for an empty one. */
export type TextDraft = Readonly<Record<TextField, string>>;

export function toTextDraft(startup: Investment): TextDraft {
  const text = (field: (typeof TEXT_FIELDS)[number]) => startup[field] ?? '';
  return {
    email: text('email'), number: text('number'), website: text('website'), founding_year: String(startup.founding_year ?? ''),
    company_description: text('company_description'), pros_text: text('pros_text'), cons_text: text('cons_text'),
  };
}

/** What is wrong with the founding year; null for none given or a whole number of the range. Source: spec §5. */
export function checkFoundingYear({ founding_year }: TextDraft): string | null {
  const text = founding_year.trim();
  if (text === '') return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= MIN_FOUNDING_YEAR && year <= MAX_FOUNDING_YEAR ? null : `Founding year must be between ${MIN_FOUNDING_YEAR} and ${MAX_FOUNDING_YEAR}.`;
}

/** The body of the call: texts trimmed, empty ones null. @param draft checked before. Source: spec §5. */
export function toTextBody(draft: TextDraft) {
  const text = (field: (typeof TEXT_FIELDS)[number]) => draft[field].trim() || null;
  const year = draft.founding_year.trim();
  return {
    email: text('email'), number: text('number'), website: text('website'), founding_year: year === '' ? null : Number(year),
    company_description: text('company_description'), pros_text: text('pros_text'), cons_text: text('cons_text'),
  };
}

export function isSameDraft(a: TextDraft, b: TextDraft): boolean {
  return a.founding_year === b.founding_year && TEXT_FIELDS.every((field) => a[field] === b[field]);
}

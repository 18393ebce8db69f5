import { setInvestmentTextLimits, type Startup } from '@vaglio/contract';
import { safeHref } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';

const TEXT_FIELDS = ['email', 'number', 'website', 'company_description', 'pros_text', 'cons_text'] as const;
const ALL_FIELDS = [...TEXT_FIELDS, 'founding_year'] as const;

const CHECKED_FIELDS = ['website', 'founding_year'] as const;

export type TextField = (typeof ALL_FIELDS)[number];

/** Form values. Every field is a text, and empty fields are ''. */
export type TextDraft = Readonly<Record<TextField, string>>;

/** Error texts, keyed by field. */
export type TextProblems = Readonly<Partial<Record<TextField, string>>>;

export function toTextDraft(startup: Startup): TextDraft {
  const text = (field: (typeof TEXT_FIELDS)[number]) => startup[field] ?? '';
  return {
    email: text('email'),
    number: text('number'),
    website: text('website'),
    founding_year: String(startup.founding_year ?? ''),
    company_description: text('company_description'),
    pros_text: text('pros_text'),
    cons_text: text('cons_text'),
  };
}

/**
 * Returns the errors for which the server would reject the form: a founding year that is out of range, or an invalid
 * website. Unchanged values are always valid, because they came from the server.
 * Source: spec §5, startup text edit; security decision D10.
 */
export function checkText(draft: TextDraft, base: TextDraft): TextProblems {
  const isNew = (field: TextField) => draft[field].trim() !== base[field].trim();
  const year = isNew('founding_year') ? checkFoundingYear(draft) : null;
  const isWebsiteWrong = isNew('website') && draft.website.trim() !== '' && safeHref(draft.website) === null;
  return {
    ...(isWebsiteWrong && { website: 'Website must be an address that starts with http:// or https://.' }),
    ...(year !== null && { founding_year: year }),
  };
}

const { minimum, maximum } = setInvestmentTextLimits.founding_year;

/** Returns the errors of the form as a list, in field order. */
export function listTextProblems(draft: TextDraft, base: TextDraft): readonly FormError<TextField>[] {
  const problems = checkText(draft, base);
  return CHECKED_FIELDS.flatMap((field) => {
    const text = problems[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

/** Returns the error of the founding year, or null for an empty or valid year. */
export function checkFoundingYear({ founding_year }: Pick<TextDraft, 'founding_year'>): string | null {
  const text = founding_year.trim();
  if (text === '') return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= minimum && year <= maximum
    ? null
    : `Founding year must be between ${minimum} and ${maximum}.`;
}

/**
 * Converts the form values to a request body. Texts are trimmed, and empty texts become null.
 * @param draft validated values
 * Source: spec §5.
 */
export function toTextBody(draft: TextDraft) {
  const text = (field: (typeof TEXT_FIELDS)[number]) => draft[field].trim() || null;
  const year = draft.founding_year.trim();
  return {
    email: text('email'),
    number: text('number'),
    website: text('website'),
    founding_year: year === '' ? null : Number(year),
    company_description: text('company_description'),
    pros_text: text('pros_text'),
    cons_text: text('cons_text'),
  };
}

/**
 * Converts the form values to a request body with only the changed fields. Unchanged fields then do not count as the
 * user's values, so that imports can still update them. Only servers with row versions are known to support this.
 */
export function toChangedBody(draft: TextDraft, base: TextDraft): Partial<ReturnType<typeof toTextBody>> {
  const body = toTextBody(draft);
  const before = new Map<string, unknown>(Object.entries(toTextBody(base)));
  return Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== before.get(field)));
}

/** Returns the user's values, except that another user's changes take precedence. */
export function withTheirs(draft: TextDraft, base: TextDraft, theirs: TextDraft): TextDraft {
  const merged = ALL_FIELDS.map((field): [TextField, string] => [
    field,
    theirs[field] === base[field] ? draft[field] : theirs[field],
  ]);
  return { ...draft, ...Object.fromEntries(merged) };
}

export function isSameDraft(a: TextDraft, b: TextDraft): boolean {
  return ALL_FIELDS.every((field) => a[field] === b[field]);
}

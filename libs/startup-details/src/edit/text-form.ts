import { setInvestmentTextLimits, type Startup } from '@vaglio/contract';
import { safeHref } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';

const TEXT_FIELDS = ['email', 'number', 'website', 'company_description', 'pros_text', 'cons_text'] as const;
const ALL_FIELDS = [...TEXT_FIELDS, 'founding_year'] as const;

const CHECKED_FIELDS = ['website', 'founding_year'] as const;

export type TextField = (typeof ALL_FIELDS)[number];

/** What a person types: every field a text, '' for an empty one. */
export type TextDraft = Readonly<Record<TextField, string>>;

/** What is wrong with a draft, by field. */
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
 * What the server would refuse: a founding year outside its range, a website that is no web address. What the person
 * left as it is cannot be wrong: it came from the server.
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

/** The same as a list, in the order of the fields. */
export function listTextProblems(draft: TextDraft, base: TextDraft): readonly FormError<TextField>[] {
  const problems = checkText(draft, base);
  return CHECKED_FIELDS.flatMap((field) => {
    const text = problems[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

/** What is wrong with the founding year; null for none given or a whole number of the range. */
export function checkFoundingYear({ founding_year }: Pick<TextDraft, 'founding_year'>): string | null {
  const text = founding_year.trim();
  if (text === '') return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= minimum && year <= maximum
    ? null
    : `Founding year must be between ${minimum} and ${maximum}.`;
}

/** The body of the call: texts trimmed, empty ones null. @param draft checked before. Source: spec §5. */
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
 * The same body with only what the person changed, so that the other fields do not count as theirs, and imports go on
 * filling them. For a server that counts changes; whether another one keeps what is left out is not known.
 */
export function toChangedBody(draft: TextDraft, base: TextDraft): Partial<ReturnType<typeof toTextBody>> {
  const body = toTextBody(draft);
  const before = new Map<string, unknown>(Object.entries(toTextBody(base)));
  return Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== before.get(field)));
}

/** The person's draft with what somebody else changed in the meantime in place of the person's own. */
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

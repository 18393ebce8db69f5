import type { AddedStartup } from '@vaglio/contract';
import { safeHref } from '@vaglio/startups-domain';
import type { FormError } from '@vaglio/ui';

const FIELDS = [
  'company_name',
  'website',
  'canton',
  'sector',
  'first_name',
  'last_name',
  'email',
  'number',
  'note',
] as const;
type StartupField = (typeof FIELDS)[number];

/** Form values; '' for an empty field. */
export type StartupForm = Readonly<Record<StartupField, string>>;

export const NOTHING_TYPED: StartupForm = {
  company_name: '',
  website: '',
  canton: '',
  sector: '',
  first_name: '',
  last_name: '',
  email: '',
  number: '',
  note: '',
};

/** Returns the validation errors in field order. The server checks whether the company already exists. */
export function checkStartup({ company_name, website }: StartupForm): readonly FormError<StartupField>[] {
  const isWebsiteWrong = website.trim() !== '' && safeHref(website) === null;
  return [
    ...(company_name.trim() === ''
      ? [{ field: 'company_name' as const, text: 'Company name is required.' }]
      : []),
    ...(isWebsiteWrong
      ? [
          {
            field: 'website' as const,
            text: 'Website must be a web address, such as example.ch.',
          },
        ]
      : []),
  ];
}

/** Converts a valid form to a request. Empty fields are omitted. */
export function toNewStartup(form: StartupForm): AddedStartup {
  const typed = FIELDS.flatMap((field) => {
    const text = form[field].trim();
    return text === '' ? [] : [[field, text] as const];
  });
  return { company_name: '', ...Object.fromEntries(typed) };
}

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

/** A startup as it is typed: '' for what is not known. */
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

/** Problems of the form in the order of its fields; whether the company is known already is the server's to judge. */
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
            text: 'Website must be an address that starts with http:// or https://.',
          },
        ]
      : []),
  ];
}

/** The request for a form without problems: only what was typed. */
export function toNewStartup(form: StartupForm): AddedStartup {
  const typed = FIELDS.flatMap((field) => {
    const text = form[field].trim();
    return text === '' ? [] : [[field, text] as const];
  });
  return { company_name: '', ...Object.fromEntries(typed) };
}

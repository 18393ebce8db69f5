import { MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { websiteKey } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';
import { readAddress, readEmail } from '../../startups/raw/read-cells';
import type { EditedColumns, StartupEdit } from '../startup/edit-startup';

const TEXTS = ['email', 'number', 'website', 'company_description', 'pros_text', 'cons_text'] as const;

export type TextInput = Partial<Record<(typeof TEXTS)[number], string | null | undefined>> & {
  founding_year?: number | null | undefined;
};

/**
 * Normalizes the submitted texts of an edit: trims them, converts empty texts to null and a website to a link.
 * @returns columns with the match key of the website
 * @throws Refusal 400 for a website that is not an http or https address
 * Source: spec §5, startup text edit.
 */
export function readText(input: TextInput): Required<Pick<StartupEdit, 'columns' | 'keys'>> {
  const columns: EditedColumns = {};
  for (const field of TEXTS) {
    const text = input[field];
    if (text !== undefined) columns[field] = text?.trim() || null;
  }
  if (columns.email !== undefined) columns.email = readEmail('email', columns.email);
  if (input.founding_year !== undefined) columns.founding_year = input.founding_year;
  if (columns.website === undefined) return { columns, keys: {} };
  columns.website = readWebsite(columns.website);
  return { columns, keys: { website_host: websiteKey(columns.website) } };
}

function readWebsite(text: string | null): string | null {
  const address = readAddress('website', text, 'must be an address that starts with http:// or https://.');
  if (address !== null && address.length > MAX_URL_LENGTH)
    throw badRequest(`website takes at most ${MAX_URL_LENGTH} characters.`);
  return address;
}

import { CANTON_CODES, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { badRequest } from '../errors';

/** The codes by which a list can be narrowed; 'Unknown' is a startup that has none. */
export const CODE_FILTERS = {
  canton: [...CANTON_CODES, UNKNOWN],
  sector: [...SECTORS.map(({ code }) => code), UNKNOWN],
} as const satisfies Record<string, readonly string[]>;

/**
 * The codes of a filter.
 * @param text codes separated by commas, with blanks around them or without; empty entries do not count
 * @returns [], which filters nothing, for an empty text
 * @throws a 400 that lists the codes, for any other: it would look like a list without startups
 */
export function readCodes(filter: keyof typeof CODE_FILTERS, text = ''): string[] {
  const known: readonly string[] = CODE_FILTERS[filter];
  const codes = text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (codes.every((code) => known.includes(code))) return codes;
  throw badRequest(`${filter} holds a code that is not known. Known are ${known.join(', ')}.`);
}

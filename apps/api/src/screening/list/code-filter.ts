import { CANTON_CODES, FLAGS, SECTORS, STAGES, UNKNOWN } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** A next step whose day is today, or over; or no next step. */
const STEP_FILTERS = ['due', 'overdue', 'none'] as const;

/** The codes by which a list can be narrowed; 'Unknown' is a startup that has none. */
export const CODE_FILTERS = {
  canton: [...CANTON_CODES, UNKNOWN],
  sector: [...SECTORS.map(({ code }) => code), UNKNOWN],
  stage: STAGES,
  flag: FLAGS.map(({ name }) => name),
  step: STEP_FILTERS,
} as const satisfies Record<string, readonly string[]>;

/**
 * The codes of a filter.
 * @param text codes separated by commas, with blanks around them or without; empty entries do not count
 * @returns [], which filters nothing, for an empty text
 * @throws a 400 that lists the codes, for any other: it would look like a list without startups
 */
export function readCodes<Filter extends keyof typeof CODE_FILTERS>(
  filter: Filter,
  text = '',
): (typeof CODE_FILTERS)[Filter][number][] {
  const known: readonly (typeof CODE_FILTERS)[Filter][number][] = CODE_FILTERS[filter];
  return valuesOf(text).map((value) => {
    const code = known.find((other) => other === value);
    if (code !== undefined) return code;
    throw badRequest(`${filter} holds a code that is not known. Known are ${known.join(', ')}.`);
  });
}

/** Values that are separated by commas, trimmed; empty ones do not count. */
export function valuesOf(text: string): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

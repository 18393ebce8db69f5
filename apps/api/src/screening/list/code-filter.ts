import { CANTON_CODES, FLAGS, SECTORS, STAGES, UNKNOWN } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** Values of the filter for next steps: due today, overdue, or no next step. */
const STEP_FILTERS = ['due', 'overdue', 'none'] as const;

/** Codes that the list filters accept. 'Unknown' matches startups without a code. */
export const CODE_FILTERS = {
  canton: [...CANTON_CODES, UNKNOWN],
  sector: [...SECTORS.map(({ code }) => code), UNKNOWN],
  stage: STAGES,
  flag: FLAGS.map(({ name }) => name),
  step: STEP_FILTERS,
} as const satisfies Record<string, readonly string[]>;

/**
 * Parses the codes in a list filter.
 * @param text comma-separated codes, with or without spaces; empty entries are ignored
 * @returns the codes; [] for an empty text, which filters nothing
 * @throws Refusal 400 for an unknown code, which would otherwise result in an empty list; the message lists the known
 *   codes
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

/** Splits a comma-separated text into trimmed values. Empty values are omitted. */
export function valuesOf(text: string): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

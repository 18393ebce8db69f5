import { badRequest } from '../../platform/http/errors/errors';
import { awardKeyOf } from '../../scoring/award-key';
import { isUuid } from '../../platform/text/is-uuid';
import { valuesOf } from './code-filter';

/**
 * Values of the assignee filter that stand for the caller and for unassigned startups. Other values are ids of people.
 */
export const ME = 'me';
export const NOBODY = 'nobody';

/** Parses the award filter into award keys. @param text comma-separated names or keys; keys contain no comma */
export function readAwards(text = ''): string[] {
  return [...new Set(valuesOf(text).map(awardKeyOf))].filter((key) => key !== '');
}

/**
 * Parses the assignee filter into lower-case ids, and whether unassigned startups match.
 * @param text comma-separated ids and 'nobody'; resolveQuery has replaced 'me'
 * @throws Refusal 400 for other values
 */
export function readAssignees(text = ''): { ids: string[]; isNobody: boolean } {
  const values = valuesOf(text);
  const ids = values.filter((value) => value !== NOBODY);
  if (!ids.every(isUuid)) throw badRequest(`assignee must contain ids, ${ME} or ${NOBODY}.`);
  return { ids: ids.map((id) => id.toLowerCase()), isNobody: ids.length < values.length };
}

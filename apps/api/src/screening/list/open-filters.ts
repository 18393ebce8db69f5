import { badRequest } from '../../platform/http/errors/errors';
import { awardKeyOf } from '../../scoring/award-key';
import { isUuid } from '../../platform/text/is-uuid';
import { valuesOf } from './code-filter';

/** Who asks, and nobody, as values of the filter by assignee beside ids of people. */
export const ME = 'me';
export const NOBODY = 'nobody';

/** Keys of awards. @param text names or keys separated by commas: a key holds none */
export function readAwards(text = ''): string[] {
  return [...new Set(valuesOf(text).map(awardKeyOf))].filter((key) => key !== '');
}

/**
 * Ids of people in lower case, and whether startups without an assignee are meant too.
 * @param text ids and 'nobody' separated by commas; 'me' was replaced by resolveQuery
 * @throws 400 for anything else
 */
export function readAssignees(text = ''): { ids: string[]; isNobody: boolean } {
  const values = valuesOf(text);
  const ids = values.filter((value) => value !== NOBODY);
  if (!ids.every(isUuid))
    throw badRequest(`assignee holds what is no id. Ids, ${ME} and ${NOBODY} are known.`);
  return { ids: ids.map((id) => id.toLowerCase()), isNobody: ids.length < values.length };
}

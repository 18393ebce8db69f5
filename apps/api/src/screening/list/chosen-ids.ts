import { badRequest } from '../../platform/http/errors/errors';
import { parseRowId } from '../../platform/http/validation/row-id';
import { valuesOf } from './code-filter';

/** Maximum number of selected startups in a query. */
export const MAX_CHOSEN = 500;

/**
 * Parses the ids of selected startups, to which a list is then limited.
 * @param text comma-separated ids; missing or empty for no selection
 * @throws Refusal 400 for an invalid id, and for too many ids
 */
export function readChosen(text = ''): number[] | undefined {
  const values = valuesOf(text);
  if (values.length === 0) return undefined;
  if (values.length > MAX_CHOSEN)
    throw badRequest(`At most ${MAX_CHOSEN} startups can be chosen for a document or a file.`);
  return values.map((value) => {
    const id = parseRowId(value);
    if (id === null) throw badRequest('ids must contain ids only.');
    return id;
  });
}

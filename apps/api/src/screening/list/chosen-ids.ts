import { badRequest } from '../../platform/http/errors/errors';
import { parseRowId } from '../../platform/http/validation/row-id';
import { valuesOf } from './code-filter';

/** Startups that an address can name. */
export const MAX_CHOSEN = 500;

/**
 * Ids of chosen startups, which a list then holds alone.
 * @param text ids separated by commas; missing or empty: nobody chose
 * @throws 400 for what is no id, and for too many
 */
export function readChosen(text = ''): number[] | undefined {
  const values = valuesOf(text);
  if (values.length === 0) return undefined;
  if (values.length > MAX_CHOSEN)
    throw badRequest(`At most ${MAX_CHOSEN} startups can be chosen for a document or a file.`);
  return values.map((value) => {
    const id = parseRowId(value);
    if (id === null) throw badRequest('ids holds what is no id.');
    return id;
  });
}

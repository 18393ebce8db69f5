import { foldText, slugOf } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** Maximum length of a folded name. Folding may multiply characters, and an index entry is limited to 2,704 bytes. */
const MAX_FOLDED_LENGTH = 600;
const NEEDS_A_LETTER = 'parameterName needs at least one letter or digit.';

/** Trims and folds the name of a parameter. @throws Refusal 400 for a blank name, or one that is too long */
export function checkName(name: string): { parameterName: string; name_key: string } {
  const parameterName = name.trim();
  const name_key = foldText(name);
  if (name_key === '') throw badRequest(NEEDS_A_LETTER);
  if (name_key.length > MAX_FOLDED_LENGTH) throw badRequest('parameterName is too long.');
  return { parameterName, name_key };
}

/**
 * Returns the permanent id of a new parameter with this name.
 * @throws Refusal 400 for a name without letters and digits
 */
export function checkSlug(name: string): string {
  const slug = slugOf(name);
  if (slug === '') throw badRequest(NEEDS_A_LETTER);
  return slug;
}

import { foldText, slugOf } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** Folding can make many characters of one; an index entry takes 2,704 bytes. */
const MAX_FOLDED_LENGTH = 600;
const NEEDS_A_LETTER = 'parameterName needs at least one letter or digit.';

/** A name as it is stored, trimmed, with its folded form. @throws 400 when it is blank or too long */
export function checkName(name: string): { parameterName: string; name_key: string } {
  const parameterName = name.trim();
  const name_key = foldText(name);
  if (name_key === '') throw badRequest(NEEDS_A_LETTER);
  if (name_key.length > MAX_FOLDED_LENGTH) throw badRequest('parameterName is too long.');
  return { parameterName, name_key };
}

/** The id that a new parameter of this name gets, once and for all. @throws 400 for a name without letters and digits */
export function checkSlug(name: string): string {
  const slug = slugOf(name);
  if (slug === '') throw badRequest(NEEDS_A_LETTER);
  return slug;
}

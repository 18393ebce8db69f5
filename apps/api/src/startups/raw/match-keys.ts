import { foldCompanyName, foldText } from '@vaglio/startups-domain';

/** Folding can make many characters of one; an index entry takes 2,704 bytes. */
const MAX_KEY_LENGTH = 600;

/**
 * The form by which a company name is matched and kept unique.
 * A name without letters and digits ('+++') is its own key; no folded name begins with '#'.
 */
export function nameKeyOf(companyName: string): string {
  return cutKey(foldCompanyName(companyName) || `#${companyName.trim()}`);
}

/** The form by which an award is one award, however spelled; '' for a name that folds to nothing. */
export function awardKeyOf(name: string): string {
  return cutKey(foldText(name));
}

/** What a search looks into: company and founder, folded; a search never spans the two. */
export function searchKeyOf(row: {
  company_name: string;
  first_name: string | null;
  last_name: string | null;
}): string {
  return [foldText(row.company_name), foldText(`${row.first_name ?? ''} ${row.last_name ?? ''}`)].join('\n');
}

/** Of a key, what fits an index. */
export function cutKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : Array.from(key).slice(0, MAX_KEY_LENGTH).join('');
}

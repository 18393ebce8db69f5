import { foldCompanyName, plainLetters, searchedNames, searchKey } from '@vaglio/startups-domain';
import { cutKey } from '../../scoring/award-key';

/**
 * Returns the key by which company names are matched and sorted, such as 'Ore' for 'Øre AG'. A name without letters
 * and digits ('+++') is its own key. The key then starts with '#', because no folded name does.
 */
export function nameKeyOf(companyName: string): string {
  return cutKey(plainLetters(foldCompanyName(companyName)) || `#${companyName.trim()}`);
}

/**
 * Returns the search key of a startup. Company and founder are separated, so that a search text never matches across
 * both.
 */
export function searchKeyOf(row: {
  company_name: string;
  first_name: string | null;
  last_name: string | null;
}): string {
  return searchKey(...searchedNames(row.company_name), `${row.first_name ?? ''} ${row.last_name ?? ''}`);
}

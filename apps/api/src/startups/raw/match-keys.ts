import { foldCompanyName, plainLetters, searchKey } from '@vaglio/startups-domain';
import { cutKey } from '../../scoring/award-key';

/**
 * The form by which a company name is matched and sorted: 'Øre AG' as 'Ore'.
 * A name without letters and digits ('+++') is its own key; no folded name begins with '#'.
 */
export function nameKeyOf(companyName: string): string {
  return cutKey(plainLetters(foldCompanyName(companyName)) || `#${companyName.trim()}`);
}

/** What a search for a startup looks into: company and founder; a search never spans the two. */
export function searchKeyOf(row: {
  company_name: string;
  first_name: string | null;
  last_name: string | null;
}): string {
  return searchKey(row.company_name, `${row.first_name ?? ''} ${row.last_name ?? ''}`);
}

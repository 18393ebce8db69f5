import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { cutKey } from '../../scoring/award-key';

/**
 * The form by which a company name is matched and kept unique.
 * A name without letters and digits ('+++') is its own key; no folded name begins with '#'.
 */
export function nameKeyOf(companyName: string): string {
  return cutKey(foldCompanyName(companyName) || `#${companyName.trim()}`);
}

/** What a search looks into: company and founder, folded; a search never spans the two. */
export function searchKeyOf(row: {
  company_name: string;
  first_name: string | null;
  last_name: string | null;
}): string {
  return [foldText(row.company_name), foldText(`${row.first_name ?? ''} ${row.last_name ?? ''}`)].join('\n');
}

import { companyHost, countryName, foldCompanyName, foldText } from '@vaglio/startups-domain';

/**
 * Returns the normalized form of a value. Two values of a field are equal if their normalized forms are equal.
 * @param currency currency of `raised_money`
 */
export function valueKeyOf(field: string, value: string | number | null, currency = ''): string {
  const text = String(value ?? '');
  if (field === 'website') return companyHost(text) ?? text;
  if (field === 'company_name') return foldCompanyName(text);
  // Stored keys of decisions and suggestions contain folded English country names.
  if (field === 'country') return foldText(countryName(text));
  return field === 'raised_money' ? `${text} ${currency}` : foldText(text);
}

import { companyHost, countryCode, foldCompanyName, foldText } from '@vaglio/startups-domain';

/**
 * The form by which two values of a field are the same.
 * @param currency of `raised_money`
 */
export function valueKeyOf(field: string, value: string | number | null, currency = ''): string {
  const text = String(value ?? '');
  if (field === 'website') return companyHost(text) ?? text;
  if (field === 'company_name') return foldCompanyName(text);
  if (field === 'country') return countryCode(text) ?? foldText(text);
  return field === 'raised_money' ? `${text} ${currency}` : foldText(text);
}

import { cantonCode, countryCode, countryName, websiteHost, type ImportBody } from '@vaglio/startups-domain';

const YEARS = { first: 1800, last: 2100 };
/** Pattern of a host name with a top-level domain, converted to ASCII. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
/** Pattern of an email address with a domain. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Pattern of the scheme and of the parameters of a link to an email address. */
const PARTS_OF_LINK = /mailto:|(?<=\.\p{L}{2,20})\?\S*/giu;
/** Quotes at the ends of an email address. */
const AROUND_EMAIL = /^['"‘’“”]|['"‘’“”]$/gu;
const CODE = /^[A-Z]{2}$/;

/** Field with an invalid value, and what the value is not, such as 'an address'. */
type WrongValue = { field: 'founding_year' | 'email' | 'website' | 'canton' | 'number'; what: string };

/**
 * Removes an invalid founding year, email address, website or phone number and a canton abroad from the body, and removes the scheme
 * and parameters of links to email addresses.
 * @returns the removed fields
 */
export function leaveOutWrongValues(body: ImportBody): WrongValue[] {
  if (body.email !== undefined)
    body.email = body.email.replace(PARTS_OF_LINK, '').replace(AROUND_EMAIL, '').trim();
  const { founding_year: year, email, website, number: phone } = body;
  const wrong: WrongValue[] = [
    ...(year === undefined || isYear(year)
      ? []
      : [{ field: 'founding_year', what: `a year from ${YEARS.first} to ${YEARS.last}` } as const]),
    ...(email === undefined || areAddresses(email) ? [] : [{ field: 'email', what: 'an address' } as const]),
    ...(website === undefined || isWebsite(website)
      ? []
      : [{ field: 'website', what: 'a website' } as const]),
    ...(phone === undefined || isPhone(phone) ? [] : [{ field: 'number', what: 'a phone number' } as const]),
    ...(isCantonAbroad(body)
      ? [{ field: 'canton', what: `a canton of ${countryName(body.country ?? '')}` } as const]
      : []),
  ];
  for (const { field } of wrong) delete body[field];
  return wrong;
}

/**
 * Returns true for a place in another country than Switzerland, such as Basel in Germany, and for the code of that
 * country: FR in France. Other codes are kept, because exports contain them.
 */
function isCantonAbroad({ canton, country }: ImportBody): boolean {
  const code = country === undefined ? null : countryCode(country);
  if (code === null || code === 'CH' || cantonCode(canton) === null) return false;
  return !CODE.test(canton ?? '') || canton === code;
}

const isYear = (year: number): boolean => Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last;

const MIN_PHONE_DIGITS = 3;

/** Returns whether a text has the digits of a phone number, and is neither a date nor an email address. */
const isPhone = (text: string): boolean =>
  text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS && !text.includes('@') && !DATE.test(text);

/** Pattern of a date, which has fewer digits than a phone number with dots. */
const DATE = /^(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}-\d{2})$/;

/** Returns whether a text consists of email addresses, separated by spaces, commas or semicolons. */
function areAddresses(text: string): boolean {
  const parts = text.split(/[\s,;]/).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => EMAIL.test(part));
}

/**
 * Returns whether a text may be a website. Numbers such as 0.00 are IP addresses to a URL parser, so they and
 * impossible domains are excluded.
 */
function isWebsite(text: string): boolean {
  const host = websiteHost(text);
  return host === null || HOST.test(host);
}

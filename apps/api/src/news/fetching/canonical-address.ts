import { isUrl } from '@vaglio/startups-domain';

/** Parts of a query that track the visitor and do not change the page. */
const TRACKING = /^(utm_|fbclid$|gclid$|mc_|pk_|ref$|ref_src$|source$|cmpid$|xtor$|wt_|sc_)/i;

/** Longer ones are not read, in UTF-16 units: each parameter that is removed costs a pass over all of them. */
const LONGEST_ADDRESS = 2_048;

/**
 * The absolute address of a link, otherwise as written.
 * @param base the address of the page
 * @returns null for an empty or too long link, and for what is no http or https address
 */
export function absoluteAddress(href: string, base: string): string | null {
  if (href === '' || href.length > LONGEST_ADDRESS || !isUrl(href, base)) return null;
  const url = new URL(href, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href.length <= LONGEST_ADDRESS ? url.href : null;
}

/** An address without the place in its page. */
export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * One address for one article: https, lower-case host without `www.`, no fragment, no tracking, parameters in order, no
 * slash at the end.
 * @param address an http or https address
 */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  url.hostname = url.hostname.replace(/^www\./, '');
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.href;
}

/** Whether two addresses are of the same site: a page may call only an address of its own its canonical one. */
export function isSameSite(one: string, other: string): boolean {
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(one) === host(other);
}
